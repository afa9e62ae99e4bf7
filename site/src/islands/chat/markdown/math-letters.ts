const ALPHABETS: Record<string, string> = {
  'double-struck': '𝔸𝔹ℂ𝔻𝔼𝔽𝔾ℍ𝕀𝕁𝕂𝕃𝕄ℕ𝕆ℙℚℝ𝕊𝕋𝕌𝕍𝕎𝕏𝕐ℤ𝕒𝕓𝕔𝕕𝕖𝕗𝕘𝕙𝕚𝕛𝕜𝕝𝕞𝕟𝕠𝕡𝕢𝕣𝕤𝕥𝕦𝕧𝕨𝕩𝕪𝕫𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡',
  script: '𝒜ℬ𝒞𝒟ℰℱ𝒢ℋℐ𝒥𝒦ℒℳ𝒩𝒪𝒫𝒬ℛ𝒮𝒯𝒰𝒱𝒲𝒳𝒴𝒵𝒶𝒷𝒸𝒹ℯ𝒻ℊ𝒽𝒾𝒿𝓀𝓁𝓂𝓃ℴ𝓅𝓆𝓇𝓈𝓉𝓊𝓋𝓌𝓍𝓎𝓏',
  fraktur: '𝔄𝔅ℭ𝔇𝔈𝔉𝔊ℌℑ𝔍𝔎𝔏𝔐𝔑𝔒𝔓𝔔ℜ𝔖𝔗𝔘𝔙𝔚𝔛𝔜ℨ𝔞𝔟𝔠𝔡𝔢𝔣𝔤𝔥𝔦𝔧𝔨𝔩𝔪𝔫𝔬𝔭𝔮𝔯𝔰𝔱𝔲𝔳𝔴𝔵𝔶𝔷',
}
const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const letters = Object.fromEntries(
  Object.entries(ALPHABETS).map(([variant, letters]) => {
    const drawn = [...letters]
    return [variant, new Map([...PLAIN].flatMap((plain, at) => (drawn[at] ? [[plain, drawn[at]]] : [])))]
  }),
)

/** The letters of a variant of MathML as characters: browsers know but one of the variants (MathML Core, 2.1.3 'mathvariant'). */
export const inVariant = (text: string, variant: string): string =>
  [...text].map((letter) => letters[variant]?.get(letter) ?? letter).join('')

/** 'ℝ' as TeX writes it: KaTeX draws that letter as a plain 'R'. */
export const withDoubleStruck = (tex: string): string =>
  tex.replace(/[ℂℍℕℙℚℝℤ]/g, (letter) => {
    const plain = PLAIN[[...(ALPHABETS['double-struck'] ?? '')].indexOf(letter)]
    return `\\mathbb{${plain}}`
  })
