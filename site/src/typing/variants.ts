import type { Found } from './read-roman.ts'
import type { Variant } from './scheme.ts'

/** A word with its other forms, of which one may come before it: 'ज़रूर' for 'zaroor', 'जरूर' for 'jarur'. */
export function withVariants(found: Found, roman: string, variants: Variant[]): Found[] {
  const forms = [found]
  for (const { from, to, bits, first } of variants) {
    const [likeliest = found] = forms
    const text = likeliest.text.replace(new RegExp(from, 'g'), to)
    if (text === likeliest.text) continue
    if (first !== undefined && new RegExp(first).test(roman)) {
      forms[0] = { text: likeliest.text, bits: likeliest.bits + bits }
      forms.unshift({ text, bits: likeliest.bits })
    } else forms.push({ text, bits: likeliest.bits + bits })
  }
  return forms
}
