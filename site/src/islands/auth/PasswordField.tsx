import { type ComponentProps, useState } from 'react'
import '../../styles/password.css'
import { Field } from '../fields/Field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  hint?: string
  error?: string | undefined
  words: { showPassword: string; hidePassword: string }
}

export function PasswordField({ label, hint, error, words, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(described) => (
        <div className="password">
          <input className="input" type={shown ? 'text' : 'password'} {...input} {...described} />
          <button
            className="icon-button password-toggle"
            type="button"
            aria-label={shown ? words.hidePassword : words.showPassword}
            title={shown ? words.hidePassword : words.showPassword}
            onClick={() => setShown(!shown)}
          >
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2.5 12c2.2-3.8 5.6-5.8 9.500-5.800s7.3 2 9.500 5.800c-2.2 3.8-5.6 5.800-9.500 5.800S4.700 15.800 2.500 12Z" />
              <circle cx="12" cy="12" r="2.8" />
              {shown && <path d="M4 20 20 4" />}
            </svg>
          </button>
        </div>
      )}
    </Field>
  )
}
