import { type ComponentProps, type ReactNode, useId } from 'react'

interface FieldFrame {
  label: string
  /** Said under the field for as long as nothing is wrong with it. */
  hint?: string | undefined
  error?: string | undefined
  /** Beside the hint, such as a counter. */
  aside?: ReactNode
}

interface FieldProps extends FieldFrame {
  children: (described: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode
}

/** A label, a control, and under it what is asked for or what is wrong, tied together for screen readers. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': noteId, 'aria-invalid': Boolean(error) })}
      <div className="field-foot" id={noteId}>
        {error ? <span className="field-error">{error}</span> : <span>{hint}</span>}
        {aside}
      </div>
    </div>
  )
}

type TextFieldProps = FieldFrame & ComponentProps<'input'>

export function TextField({ label, hint, error, aside, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(described) => <input className="input" {...input} {...described} />}
    </Field>
  )
}
