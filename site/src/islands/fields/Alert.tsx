interface AlertProps {
  tone: 'danger' | 'success'
  children: string
}

/** A box that says how something went. It is in the page before its words are, so that screen readers notice them. */
export function Alert({ tone, children }: AlertProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'}>
      {children && <p className={`alert alert-${tone}`}>{children}</p>}
    </div>
  )
}
