import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icons.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  label: string
}

/** A button that is a drawing; its name is said by screen readers and shown where it is pointed at. */
export function IconButton({ icon, label, className = '', ...button }: IconButtonProps) {
  return (
    <button className={`icon-button ${className}`} type="button" aria-label={label} title={label} {...button}>
      <Icon name={icon} />
    </button>
  )
}
