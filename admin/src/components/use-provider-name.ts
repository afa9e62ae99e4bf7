import type { EmailProviderName } from '@nila/api/contract/email-testing'
import { useWords } from '../providers/use-words.ts'

/** Who carries mail, by name; names of companies are the same in every language. */
export function useProviderName(): (provider: EmailProviderName | null) => string {
  const words = useWords()
  return (provider) => {
    switch (provider) {
      case 'brevo':
        return 'Brevo'
      case 'gmail':
        return 'Gmail'
      case 'sink':
        return words('emailTest.sink')
      case null:
        return words('emailTest.nobody')
    }
  }
}
