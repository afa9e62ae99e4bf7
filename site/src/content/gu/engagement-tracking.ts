import type { EngagementTrackingCopy } from '@nila/api/contract/copy/engagement-tracking'

export const engagementTracking = {
  head: {
    title: 'જોડાણના આંકડા – Nila',
    description: 'લોકો સાઇટ કેવી રીતે વાપરે છે એનો આંતરિક અહેવાલ, નમૂનાના આંકડા સાથે.',
  },
  title: 'જોડાણના આંકડા',
  lead: 'લોકો સાઇટ પર કેટલી વાર રોકાય છે, ક્યાં સુધી વાંચે છે અને શાના પર ક્લિક કરે છે.',
  sample: {
    label: 'નમૂનાના આંકડા',
    note: 'આમાંથી એક પણ આંકડો માપેલો નથી. અહેવાલ કેવો દેખાય છે, એટલું જ એ બતાવે છે.',
  },
  measured: {
    label: 'છેલ્લા {days} દિવસના સાચા આંકડા',
    note: 'આ જ સાઇટ પર માપેલા છે. સામાન્ય દર સરખામણી માટે છે.',
    loading: 'સાચા આંકડા લાવી રહ્યા છીએ…',
    failed: 'સાચા આંકડા લાવી શકાયા નહીં. જે દેખાય છે તે બદલાયું નથી.',
    retry: 'ફરી પ્રયત્ન કરો',
    tooFew: 'હજી પૂરતી મુલાકાતો નથી',
  },
  range: {
    label: 'સમયગાળો',
    option: 'છેલ્લા {days} દિવસ',
    note: 'સમયગાળો બદલો તોપણ નમૂનો એ જ રહે છે.',
    measured: 'દિવસ ભારતની મધરાતે શરૂ થાય છે. આજનો દિવસ પણ એમાં છે.',
  },
  alert: {
    title: 'બાઉન્સ રેટ વધારે છે',
    body: '{rate} લોકો એક જ પેજ જોઈને પાછા જાય છે. આવી સાઇટ પર આ આંકડો સામાન્ય રીતે {usual} હોય છે.',
    fix: { label: 'આ કેવી રીતે સુધારવું', href: '/fix-bounce-rate' },
  },
  metrics: {
    title: 'મુખ્ય આંકડા',
    bounceRate: {
      label: 'બાઉન્સ રેટ',
      note: '{sessions} માંથી {bounced} મુલાકાત પહેલા જ પેજ પર પૂરી થઈ.',
    },
    timeOnPage: {
      label: 'પેજ પર સરેરાશ સમય',
      note: 'સમય વધુમાં વધુ {longest} સુધી ગણાય છે.',
      measured: 'આખી મુલાકાતમાં પેજ સામે હોય એ સમય. {longest} થી આગળ કંઈ ગુમાવાતું નથી.',
    },
    scrollDepth: { label: 'સરેરાશ કેટલું પેજ જોવાયું', note: 'પેજનો બાકીનો ભાગ જોયા વિનાનો રહે છે.' },
    clickRate: { label: 'મુખ્ય બટન પર ક્લિકનો દર', note: 'સામાન્ય દર {usual} છે.' },
  },
  bands: {
    critical: 'ગંભીર',
    improvement: 'સુધારો જોઈએ',
    good: 'સારું',
    note: 'દરેક સ્થિતિ કેટલું ગુમાવ્યું એના પરથી નક્કી થાય છે: {critical} થી ઉપર ગંભીર, {improvement} થી ઉપર સુધારો જોઈએ.',
  },
  tabsLabel: 'અહેવાલના ભાગ',
  overview: {
    tab: 'એક નજરે',
    sessions: {
      title: 'મુલાકાતો',
      group: 'શું થયું',
      count: 'મુલાકાતો',
      bounced: 'એક પેજ જોઈને પાછા ગયા',
      stayed: 'રોકાયા કે આગળ ગયા',
    },
    trend: {
      title: 'વલણ',
      body: 'નમૂનામાં જુદા જુદા સમયના આંકડા નથી, એટલે કોઈ વલણ બતાવી શકાતું નથી.',
      measured: 'દરેક દિવસ જોવા માટે નીચે વિશ્લેષણ ખોલો.',
    },
  },
  scrollDepth: {
    tab: 'ક્યાં સુધી વાંચ્યું',
    title: 'લોકો સરેરાશ ક્યાં સુધી વાંચે છે',
    body: 'લોકો સરેરાશ પેજનો {depth} ભાગ જુએ છે. તેઓ પહેલા મુકામ સુધી પહોંચતા નથી, જે {first} પર છે.',
    beyond: 'લોકો સરેરાશ પેજનો {depth} ભાગ જુએ છે.',
    milestone: 'મુકામ',
    state: 'સરેરાશ',
    reached: 'પહોંચ્યા',
    notReached: 'ન પહોંચ્યા',
  },
  clickBehavior: {
    tab: 'શાના પર ક્લિક',
    title: 'મુખ્ય બટનો પર ક્લિક',
    body: '{rate} લોકો “હમણાં Nila સાથે વાત કરો” જેવા મુખ્ય બટન પર ક્લિક કરે છે. સામાન્ય દર {usual} છે.',
    compared: 'સરખામણી',
    rate: 'ક્લિકનો દર',
    measured: 'આ સાઇટ',
    usual: 'સામાન્ય',
  },
  userSegments: {
    tab: 'લોકોનાં જૂથ',
    share: 'મુલાકાતીઓમાં હિસ્સો',
    devices: {
      title: 'ડિવાઇસ',
      device: 'ડિવાઇસ',
      mobile: 'મોબાઇલ',
      desktop: 'કમ્પ્યૂટર',
      tablet: 'ટૅબ્લેટ',
      other: 'અન્ય',
    },
    visitors: {
      title: 'નવા અને ફરી આવનારા',
      group: 'મુલાકાતીઓ',
      new: 'નવા',
      returning: 'ફરી આવનારા',
    },
  },
  nextSteps: {
    title: 'હવે શું કરવું',
    body: 'આ સાઇટ પર ખરેખર શું મપાયું છે એ જુઓ. એ માટે વહીવટકર્તાનું ખાતું જોઈએ.',
    analytics: 'વિશ્લેષણ ખોલો',
    tracker: 'જોડાણ ટ્રૅકર ખોલો',
    newTab: '(નવા ટૅબમાં ખૂલે છે)',
  },
} satisfies EngagementTrackingCopy
