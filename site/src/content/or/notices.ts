import type { NotFoundCopy, OfflineCopy } from '@nila/api/contract/copy/notices'

export const notFound = {
  head: {
    title: '404 ପୃଷ୍ଠା ମିଳିଲା ନାହିଁ – Nila',
    description: 'ଏହି ଠିକଣାରେ କୌଣସି ପୃଷ୍ଠା ନାହିଁ। ମୂଳ ପୃଷ୍ଠାକୁ ଯାଆନ୍ତୁ କିମ୍ବା ଆମକୁ ଲେଖନ୍ତୁ।',
  },
  title: '404 ପୃଷ୍ଠା ମିଳିଲା ନାହିଁ',
  lead: 'ଏହି ଠିକଣାରେ କୌଣସି ପୃଷ୍ଠା ନାହିଁ। ବୋଧହୁଏ ତାହା ଅନ୍ୟ ଜାଗାକୁ ଯାଇଛି, କିମ୍ବା ଠିକଣାର କୌଣସି ଅକ୍ଷର ଭୁଲ ହୋଇଛି। ଆପଣଙ୍କ ପଟେ କିଛି ଖରାପ ହୋଇନାହିଁ।',
  links: [
    { label: 'ମୂଳ ପୃଷ୍ଠାକୁ ଯାଆନ୍ତୁ', href: '/' },
    { label: 'ଆମ ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ', href: '/contact' },
  ],
} satisfies NotFoundCopy

export const offline = {
  head: {
    title: 'ଇଣ୍ଟରନେଟ୍ ନାହିଁ – Nila',
    description: 'ଏହି ପୃଷ୍ଠାକୁ Nila ସହ ଯୋଡ଼ିବା ପାଇଁ ଇଣ୍ଟରନେଟ୍ ଦରକାର, ଯାହା ଏବେ ନାହିଁ।',
  },
  title: 'ଆପଣ ଅଫଲାଇନ୍ ଅଛନ୍ତି',
  lead: 'ଏବେ ଇଣ୍ଟରନେଟ୍ ନାହିଁ, ଏବଂ ଏହି ପୃଷ୍ଠା ଆପଣଙ୍କ ଡିଭାଇସରେ ରଖାଯାଇନଥିଲା। ଆଗରୁ ଖୋଲିଥିବା ପୃଷ୍ଠାଗୁଡ଼ିକ ଏବେ ବି ଖୋଲିବ। ଆପଣ ଯାହା ଲେଖିଥିଲେ, ତାହା ପଠାଯାଇନାହିଁ କି ହଜିନାହିଁ।',
  retry: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  links: [{ label: 'ମୂଳ ପୃଷ୍ଠାକୁ ଯାଆନ୍ତୁ', href: '/' }],
} satisfies OfflineCopy
