import type { MobileAppsCopy } from '@nila/api/contract/copy/mobile-apps'

export const mobileApps = {
  head: {
    title: 'ଆପ୍ ଷ୍ଟୋରରେ Nila',
    description: 'Nila ର ଆପ୍ ଖୁବ୍ ଶୀଘ୍ର App Store ଓ Google Play ରେ ଆସୁଛି। ସେତେଦିନ ଯାଏଁ Nila ଆପଣଙ୍କ ଫୋନର ବ୍ରାଉଜରରେ ଚାଲେ।',
  },
  title: 'ଆପ୍ ଷ୍ଟୋରରେ Nila',
  lead: 'iPhone ଓ Android ପାଇଁ ଆମ ଆପ୍ ପ୍ରସ୍ତୁତ ହେଉଛି। ଆସିବା ଯାଏଁ Nila ଆପଣଙ୍କ ଫୋନର ବ୍ରାଉଜରରେ ଚାଲେ।',
  comingSoon: 'ଶୀଘ୍ର ଆସୁଛି',
  appStore: {
    title: 'App Store',
    body: 'iPhone ଓ iPad ପାଇଁ Nila।',
    getApp: 'App Store ରୁ ନିଅନ୍ତୁ',
    requirement: 'iOS {version}+ ଦରକାର',
  },
  googlePlay: {
    title: 'Google Play',
    body: 'Android ଫୋନ ଓ ଟାବଲେଟ ପାଇଁ Nila।',
    getApp: 'Google Play ରୁ ନିଅନ୍ତୁ',
    requirement: 'Android {version}+ ଦରକାର',
  },
  reasons: {
    title: 'ଆପ୍ କାହିଁକି ନେବେ?',
    items: [
      'ଥରେ ଛୁଇଁଲେ Nila ଖୋଲେ, ଠିକଣା ଲେଖିବାକୁ ପଡ଼େ ନାହିଁ।',
      'ୱେବ୍ ସଂସ୍କରଣ ପରି ଏହା ମାଗଣା ଓ ବିଜ୍ଞାପନ ବିନା।',
      'ଏହା ଆପଣଙ୍କ ଭାଷାରେ କଥା ହୁଏ ଓ ଆପଣଙ୍କ ଲିପି ଦେଖାଏ।',
      'ଫୋନ ଓ କମ୍ପ୍ୟୁଟର, ଉଭୟରେ ଆପଣଙ୍କର ଏକା ଆକାଉଣ୍ଟ।',
      'ଏହା ଓପନ୍ ସୋର୍ସ: ଆପ୍ କ’ଣ କରୁଛି, ଯେକେହି ଯାଞ୍ଚ କରିପାରିବେ।',
    ],
  },
  web: {
    title: 'ଅପେକ୍ଷା କରିବା ଦରକାର ନାହିଁ',
    body: 'ୱେବ୍ ସଂସ୍କରଣ ସବୁ ନୂଆ ବ୍ରାଉଜରରେ ଚାଲେ, ଏବଂ ଆପ୍ ପରି ଏହାକୁ ଆପଣଙ୍କ ହୋମ୍ ସ୍କ୍ରିନ୍‌ରେ ରଖିପାରିବେ।',
  },
  links: [
    { label: 'ୱେବ୍ ସଂସ୍କରଣକୁ ଫେରନ୍ତୁ', href: '/' },
    { label: 'Nila କୁ ହୋମ୍ ସ୍କ୍ରିନ୍‌ରେ ରଖନ୍ତୁ', href: '/mobile-app#get' },
  ],
} satisfies MobileAppsCopy
