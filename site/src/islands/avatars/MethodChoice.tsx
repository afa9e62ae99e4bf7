import type { AvatarsCopy } from '@nila/api/contract/copy/avatars'
import { fill } from '@nila/api/contract/copy/fill'
import { useId } from 'react'
import type { Draft } from './draft.ts'

interface MethodChoiceProps {
  words: AvatarsCopy['request']
  price: string
  value: Draft['paymentMethod']
  onChange: (method: Draft['paymentMethod']) => void
}

/** UPI or free access, each with what it means. */
export function MethodChoice({ words, price, value, onChange }: MethodChoiceProps) {
  const id = useId()
  const options = [
    { method: 'upi', label: words.upi, hint: fill(words.upiHint, { price }) },
    { method: 'free_access', label: words.free, hint: words.freeHint },
  ] as const
  return (
    <fieldset className="method-choice">
      <legend className="field-label">{words.method}</legend>
      {options.map(({ method, label, hint }) => (
        <label className="method" key={method}>
          <input
            type="radio"
            name="paymentMethod"
            value={method}
            checked={value === method}
            aria-labelledby={`${id}-${method}`}
            aria-describedby={`${id}-${method}-hint`}
            onChange={() => onChange(method)}
          />
          <span>
            <strong id={`${id}-${method}`}>{label}</strong>
            <span className="muted" id={`${id}-${method}-hint`}>
              {hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
