const en = {
  bar: 'Preview',
  title: 'Preview of release {number} – not published',
  edit: 'Edit words',
  hint: 'Choose the words to change.',
  leave: 'Leave',
  failed: 'Nila cannot be reached. Please try again.',
}

const hi: typeof en = {
  bar: 'पूर्वावलोकन',
  title: 'रिलीज़ {number} का पूर्वावलोकन – प्रकाशित नहीं',
  edit: 'शब्द बदलें',
  hint: 'जो शब्द बदलने हैं, उन्हें चुनें।',
  leave: 'बाहर निकलें',
  failed: 'Nila से संपर्क नहीं हो पा रहा। कृपया फिर कोशिश करें।',
}

/** What the bar says, in the languages of the back office. They are not copy: who edits that could take the way back out of it. */
export const previewWords = (language: string): typeof en => (language === 'hi' ? hi : en)
