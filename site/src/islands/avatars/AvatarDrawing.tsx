import { avatarDrawings } from '@nila/api/contract/avatar-drawings'
import './avatar-drawing.css'

const isDrawn = (name: string): name is keyof typeof avatarDrawings => Object.hasOwn(avatarDrawings, name)

/** The drawing of an avatar; a moon where its name is not known here. */
export function AvatarDrawing({ icon, size = 28 }: { icon: string; size?: number }) {
  return (
    <svg className="avatar-drawing" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={avatarDrawings[isDrawn(icon) ? icon : 'moon-full']} />
    </svg>
  )
}
