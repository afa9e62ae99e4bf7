import { z } from 'zod'

/** A language that the assistant can be asked to answer in. */
export interface ChatLanguage {
  /** BCP 47; the script is named where a language has more than one in use. */
  tag: string
  /** What its speakers call it. */
  endonym: string
  /** Its name in English: what the model is told, and by what people search. */
  name: string
  /** ISO 15924. */
  script: ChatScript
  /** Few models speak it well; screens say so. */
  isExperimental?: true
}

export type ChatScript =
  | 'Latn'
  | 'Deva'
  | 'Beng'
  | 'Taml'
  | 'Telu'
  | 'Gujr'
  | 'Knda'
  | 'Mlym'
  | 'Guru'
  | 'Orya'
  | 'Arab'
  | 'Olck'
  | 'Mtei'

/**
 * The 22 scheduled languages of India's constitution, English, and those with the most speakers besides (census of 2011). First the
 * ones that have the whole interface.
 */
export const chatLanguages = [
  { tag: 'en', endonym: 'English', name: 'English', script: 'Latn' },
  { tag: 'hi', endonym: 'हिन्दी', name: 'Hindi', script: 'Deva' },
  { tag: 'bn', endonym: 'বাংলা', name: 'Bengali', script: 'Beng' },
  { tag: 'ta', endonym: 'தமிழ்', name: 'Tamil', script: 'Taml' },
  { tag: 'te', endonym: 'తెలుగు', name: 'Telugu', script: 'Telu' },
  { tag: 'mr', endonym: 'मराठी', name: 'Marathi', script: 'Deva' },
  { tag: 'gu', endonym: 'ગુજરાતી', name: 'Gujarati', script: 'Gujr' },
  { tag: 'kn', endonym: 'ಕನ್ನಡ', name: 'Kannada', script: 'Knda' },
  { tag: 'ml', endonym: 'മലയാളം', name: 'Malayalam', script: 'Mlym' },
  { tag: 'pa', endonym: 'ਪੰਜਾਬੀ', name: 'Punjabi', script: 'Guru' },
  { tag: 'or', endonym: 'ଓଡ଼ିଆ', name: 'Odia', script: 'Orya' },
  { tag: 'as', endonym: 'অসমীয়া', name: 'Assamese', script: 'Beng' },
  { tag: 'ur', endonym: 'اردو', name: 'Urdu', script: 'Arab' },
  { tag: 'ne', endonym: 'नेपाली', name: 'Nepali', script: 'Deva' },
  { tag: 'sa', endonym: 'संस्कृतम्', name: 'Sanskrit', script: 'Deva' },
  { tag: 'kok', endonym: 'कोंकणी', name: 'Konkani', script: 'Deva' },
  { tag: 'mai', endonym: 'मैथिली', name: 'Maithili', script: 'Deva' },
  { tag: 'bho', endonym: 'भोजपुरी', name: 'Bhojpuri', script: 'Deva' },
  { tag: 'sd', endonym: 'سنڌي', name: 'Sindhi', script: 'Arab' },
  { tag: 'sd-Deva', endonym: 'सिन्धी', name: 'Sindhi in Devanagari', script: 'Deva', isExperimental: true },
  { tag: 'ks', endonym: 'کٲشُر', name: 'Kashmiri', script: 'Arab', isExperimental: true },
  { tag: 'doi', endonym: 'डोगरी', name: 'Dogri', script: 'Deva', isExperimental: true },
  { tag: 'brx', endonym: 'बर’', name: 'Bodo', script: 'Deva', isExperimental: true },
  { tag: 'sat', endonym: 'ᱥᱟᱱᱛᱟᱲᱤ', name: 'Santali', script: 'Olck', isExperimental: true },
  { tag: 'mni-Mtei', endonym: 'ꯃꯤꯇꯩꯂꯣꯟ', name: 'Manipuri', script: 'Mtei', isExperimental: true },
  {
    tag: 'mni',
    endonym: 'মৈতৈলোন্',
    name: 'Manipuri in Bengali script',
    script: 'Beng',
    isExperimental: true,
  },
  { tag: 'awa', endonym: 'अवधी', name: 'Awadhi', script: 'Deva', isExperimental: true },
  { tag: 'mag', endonym: 'मगही', name: 'Magahi', script: 'Deva', isExperimental: true },
  { tag: 'hne', endonym: 'छत्तीसगढ़ी', name: 'Chhattisgarhi', script: 'Deva', isExperimental: true },
  { tag: 'raj', endonym: 'राजस्थानी', name: 'Rajasthani', script: 'Deva', isExperimental: true },
  { tag: 'bgc', endonym: 'हरियाणवी', name: 'Haryanvi', script: 'Deva', isExperimental: true },
  { tag: 'gbm', endonym: 'गढ़वळि', name: 'Garhwali', script: 'Deva', isExperimental: true },
  { tag: 'tcy', endonym: 'ತುಳು', name: 'Tulu', script: 'Knda', isExperimental: true },
  { tag: 'kha', endonym: 'Ka Ktien Khasi', name: 'Khasi', script: 'Latn', isExperimental: true },
  { tag: 'lus', endonym: 'Mizo ṭawng', name: 'Mizo', script: 'Latn', isExperimental: true },
  { tag: 'pnb', endonym: 'پنجابی', name: 'Punjabi in Shahmukhi', script: 'Arab', isExperimental: true },
] as const satisfies ChatLanguage[]

export const ChatLanguageTag = z.enum(chatLanguages.map(({ tag }) => tag))
export type ChatLanguageTag = z.infer<typeof ChatLanguageTag>

const RIGHT_TO_LEFT: ReadonlySet<ChatScript> = new Set(['Arab'])

export const directionOf = ({ script }: Pick<ChatLanguage, 'script'>): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr'

const byTag = new Map<string, ChatLanguage>(chatLanguages.map((language) => [language.tag, language]))

/** The language of a tag that the contract has let through. */
export function chatLanguageOf(tag: ChatLanguageTag): ChatLanguage {
  const language = byTag.get(tag)
  if (!language) throw new Error(`no chat language ${tag}`)
  return language
}
