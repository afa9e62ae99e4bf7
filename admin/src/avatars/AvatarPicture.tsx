import { SvgIcon, type SvgIconProps } from '@mui/material'
import { avatarDrawings } from '@nila/api/contract/avatar-drawings'
import type { AvatarIcon } from '@nila/api/contract/avatars'

interface AvatarPictureProps extends SvgIconProps {
  icon: AvatarIcon
}

/** An avatar's drawing; its name or the name of the drawing stands beside it. */
export const AvatarPicture = ({ icon, ...others }: AvatarPictureProps) => (
  <SvgIcon {...others} aria-hidden="true">
    <path
      d={avatarDrawings[icon]}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </SvgIcon>
)
