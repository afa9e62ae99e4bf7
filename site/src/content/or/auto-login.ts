import type { AutoLoginCopy } from '@nila/api/contract/copy/auto-login'

export const autoLogin = {
  head: {
    title: 'ସାଇନ୍ ଇନ୍ ହେଉଛି – Nila',
    description: 'ଏହି ଡିଭାଇସରେ ଆପଣ ଯେଉଁଠି ଛାଡ଼ିଥିଲେ, Nila ସେଇଠାରୁ ଆରମ୍ଭ କରୁଛି।',
  },
  title: 'ସାଇନ୍ ଇନ୍ ହେଉଛି',
  working: 'ଏହି ଡିଭାଇସରେ ଆପଣଙ୍କ ଶେଷ ସେସନ୍ ଖୋଜାଯାଉଛି…',
  success: 'ସାଇନ୍ ଇନ୍ ହୋଇଗଲା! ଆଗକୁ ନିଆଯାଉଛି…',
  failedStatus: 'ଆପଣଙ୍କୁ ଚିହ୍ନି ହେଲା ନାହିଁ',
  failed: 'ସାଇନ୍ ଇନ୍ ହେଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ କିମ୍ବା ସହାୟତା ଦଳକୁ ଲେଖନ୍ତୁ।',
  errorStatus: 'ସାଇନ୍ ଇନ୍ ବେଳେ କିଛି ଅସୁବିଧା ହେଲା',
  error: 'ସାଇନ୍ ଇନ୍‌ରେ ଅସୁବିଧା ହେଲା। ଦୟାକରି ସାଇନ୍ ଇନ୍ ପୃଷ୍ଠାରୁ ଚେଷ୍ଟା କରନ୍ତୁ।',
  goToLogin: 'ସାଇନ୍ ଇନ୍ ପୃଷ୍ଠାକୁ ଯାଆନ୍ତୁ',
  needsScript: 'ଏହି ପୃଷ୍ଠା ପାଇଁ JavaScript ଦରକାର। ଆପଣ ସାଇନ୍ ଇନ୍ ପୃଷ୍ଠାକୁ ଯାଇପାରନ୍ତି।',
} satisfies AutoLoginCopy
