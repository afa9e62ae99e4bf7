import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'
import { data, email, preferences } from './account-settings.ts'
import { signInSettings } from './account-sign-in.ts'

const parts = {
  loading: 'ଟିକେ ଅପେକ୍ଷା କରନ୍ତୁ…',
  failedTitle: 'ଏହା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ',
  retry: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  failed: 'କିଛି ବଦଳିନାହିଁ: {reason}',
  signInAgain: 'ନୂଆ ଟ୍ୟାବରେ ସାଇନ୍ ଇନ୍ କରନ୍ତୁ',
  email: {
    none: 'ଇମେଲ୍ ନାହିଁ',
    verified: 'ନିଶ୍ଚିତ ହୋଇଛି',
    notVerified: 'ନିଶ୍ଚିତ ହୋଇନାହିଁ',
    pending: '{email} ଠିକଣା ଏଯାଏଁ ନିଶ୍ଚିତ ହୋଇନାହିଁ। ଦୟାକରି ସେଠାକୁ ଆମେ ପଠାଇଥିବା ଲିଙ୍କ୍ ଖୋଲନ୍ତୁ।',
    sendAgain: 'ଲିଙ୍କ୍ ପୁଣି ପଠାନ୍ତୁ',
    sent: '{email} ଠିକଣାକୁ ଲିଙ୍କ୍ ପଠାଯାଇଛି। ଦୟାକରି ସେହି ଇମେଲ୍ ଦେଖନ୍ତୁ; ପହଞ୍ଚିବାକୁ ଗୋଟିଏ ମିନିଟ୍ ଲାଗିପାରେ।',
  },
} satisfies ProfileCopy['parts']

export const profile = {
  head: {
    title: 'ପ୍ରୋଫାଇଲ୍ – Nila',
    description: 'ଆପଣଙ୍କ Nila ଖାତା: ୟୁଜରନେମ୍, ଇମେଲ୍ ଠିକଣା, ଆପଣଙ୍କ ମତାମତ ଓ ଅବତାର।',
  },
  title: 'ପ୍ରୋଫାଇଲ୍',
  lead: 'Nila ଆପଣଙ୍କ ବିଷୟରେ ଯାହା ଜାଣେ।',
  parts,
  detailsTitle: 'ଆପଣଙ୍କ ବିବରଣୀ',
  username: 'ୟୁଜରନେମ୍',
  emailLabel: 'ଇମେଲ୍',
  memberSince: 'କେବେଠାରୁ ସଦସ୍ୟ',
  lastLogin: 'ଶେଷ ସାଇନ୍ ଇନ୍',
  reviewTitle: 'ଆପଣଙ୍କ ମତାମତ',
  reviewNone: 'ଆପଣ ଏଯାଏଁ ମତାମତ ଲେଖିନାହାନ୍ତି। ଦୁଇ ଚାରି ଧାଡ଼ି ଲେଖିଲେ ଅନ୍ୟଙ୍କ କାମରେ ଲାଗେ, ଆମର ବି।',
  reviewStatus: {
    pending: 'ଯାଞ୍ଚ ବାକି ଅଛି। ଆମେ ଏହାକୁ ଏଯାଏଁ ପଢ଼ିନାହୁଁ। ଏହା କେବଳ ଆପଣଙ୍କୁ ଦେଖାଯାଏ।',
    approved: 'ମଞ୍ଜୁର ହୋଇଛି। ସମସ୍ତେ ଏହାକୁ ପଢ଼ିପାରିବେ।',
    rejected: 'ମଞ୍ଜୁର ହୋଇନାହିଁ। ଏହା ଦେଖାଯାଉ ନାହିଁ। ଆପଣ ଏହାକୁ ବଦଳାଇପାରିବେ; ଆମେ ପୁଣି ପଢ଼ିବୁ।',
  },
  reviewWrite: 'ନିଜ ମତାମତ ଲେଖନ୍ତୁ',
  reviewLink: 'ଆପଣଙ୍କ ମତାମତକୁ ଯାଆନ୍ତୁ',
  access: {
    title: 'ଆପଣଙ୍କ ଅବତାର',
    none: 'ଆପଣ ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ଅବତାର ମାଗି ନାହାନ୍ତି।',
    asked: 'କେବେ ମାଗିଲେ',
    payment: 'ଦେୟ',
    upi: 'UPI',
    freeAccess: 'ମାଗଣା',
    transactionId: 'କାରବାର ଆଇଡି',
    until: 'କେବେ ଯାଏଁ',
    ended: 'କେବେ ସରିଲା',
    withoutEnd: 'ସବୁଦିନ ପାଇଁ',
    daysRemaining: 'ବାକି ଦିନ',
    link: 'ଅବତାର ଦେଖନ୍ତୁ',
  },
  settingsTitle: 'ସେଟିଂସ',
  settingsBody: 'ଇମେଲ୍ ଠିକଣା, ପାସୱାର୍ଡ ଓ ବାକି ସବୁକିଛି ଆପଣ ସେଟିଂସରେ ବଦଳାଇପାରିବେ।',
  settingsLink: { label: 'ସେଟିଂସ', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: {
    title: 'ସେଟିଂସ – Nila',
    description: 'ଆପଣଙ୍କ Nila ଆକାଉଣ୍ଟର ଇମେଲ୍, ପାସୱାର୍ଡ, ପାସକୀ, ସେସନ୍, ଭାଷା ଓ ତଥ୍ୟ।',
  },
  title: 'ସେଟିଂସ',
  lead: 'ଆପଣ କେମିତି ସାଇନ୍ ଇନ୍ କରନ୍ତି, Nila କେମିତି ଦେଖାଯାଏ ଓ କଥା ହୁଏ, ଏବଂ ଆପଣଙ୍କ ତଥ୍ୟର କ’ଣ ହୁଏ।',
  menuLabel: 'ଏହି ପୃଷ୍ଠାରେ',
  parts,
  cancel: 'ବାତିଲ କରନ୍ତୁ',
  email,
  ...signInSettings,
  ...preferences,
  ...data,
  logout: {
    title: 'ସାଇନ୍ ଆଉଟ୍ କରନ୍ତୁ',
    lead: 'ଅନ୍ୟମାନେ ମଧ୍ୟ ବ୍ୟବହାର କରୁଥିବା ଫୋନ କିମ୍ବା କମ୍ପ୍ୟୁଟରରେ କାମ ସରିଲେ ସାଇନ୍ ଆଉଟ୍ କରନ୍ତୁ।',
  },
  profileLink: { label: 'ଆପଣଙ୍କ ପ୍ରୋଫାଇଲ୍ ଦେଖନ୍ତୁ', href: '/profile' },
} satisfies SettingsCopy
