import type { AutoLoginCopy } from '@nila/api/contract/copy/auto-login'

export const autoLogin = {
  head: {
    title: 'సైన్ ఇన్ అవుతోంది – Nila',
    description: 'ఈ పరికరంలో మీరు ఆపిన చోటి నుండే Nila కొనసాగిస్తోంది.',
  },
  title: 'సైన్ ఇన్ అవుతోంది',
  working: 'ఈ పరికరంలో మీ గత సెషన్ కోసం చూస్తున్నాం…',
  success: 'సైన్ ఇన్ అయ్యారు! ముందుకు తీసుకెళ్తున్నాం…',
  failedStatus: 'మిమ్మల్ని గుర్తించలేకపోయాం',
  failed: 'సైన్ ఇన్ కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి, లేదా సహాయ బృందానికి రాయండి.',
  errorStatus: 'సైన్ ఇన్ చేస్తుండగా పొరపాటు జరిగింది',
  error: 'సైన్ ఇన్‌లో పొరపాటు జరిగింది. దయచేసి మామూలు సైన్ ఇన్ పేజీని వాడండి.',
  goToLogin: 'సైన్ ఇన్ పేజీకి వెళ్లండి',
  needsScript: 'ఈ పేజీకి JavaScript కావాలి. మీరు సైన్ ఇన్ పేజీకి వెళ్లవచ్చు.',
} satisfies AutoLoginCopy
