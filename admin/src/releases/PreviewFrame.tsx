import { Box, ToggleButton } from '@mui/material'
import type { EditingMessage, PointedWords } from '@nila/api/contract/edit-message'
import { useRef, useState } from 'react'
import { ToggleChoice } from '../components/ToggleChoice.tsx'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { AddressForm } from './AddressForm.tsx'
import { joinAddress, type SiteAddress, splitAddress } from './site-address.ts'
import { useEditMessages } from './use-edit-messages.ts'

/** In pixels; as wide as the screen has room where there is none. */
const WIDTHS = { phone: 360, tablet: 768, full: undefined } as const
type Width = keyof typeof WIDTHS

interface PreviewFrameProps {
  /** The release that it shows. */
  id: number
  start: SiteAddress
  onPoint: (words: PointedWords) => void
}

/** The site in a frame: any page, in any language, as wide as wanted. */
export function PreviewFrame({ id, start, onPoint }: PreviewFrameProps) {
  const words = useReleasesWords()
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(() => joinAddress(start))
  const [shown, setShown] = useState(start)
  const [width, setWidth] = useState<Width>('full')
  const [isEditing, setIsEditing] = useState(false)
  useEditMessages(frame, onPoint)

  function setEditing(isOn: boolean) {
    setIsEditing(isOn)
    const message: EditingMessage = { type: 'nila-editing', isOn }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }

  function show(address: SiteAddress) {
    setShown(address)
    // Not by a property of the element: the same address is shown again after links in the page were followed.
    if (frame.current) frame.current.src = joinAddress(address)
  }
  /** Each page is told anew. One of the browser's own, as where the network is away, keeps its address to itself. */
  function follow() {
    const pathname = frame.current?.contentDocument?.location?.pathname
    if (pathname?.startsWith('/')) setShown(splitAddress(pathname))
    setEditing(isEditing)
  }

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 4 }}>
        <AddressForm shown={shown} onShow={show} />
        <ToggleButton
          value="edit"
          color="primary"
          selected={isEditing}
          onChange={() => setEditing(!isEditing)}
          sx={{ minHeight: 44, px: 4, textTransform: 'none', color: 'text.primary' }}
        >
          {words('preview.edit')}
        </ToggleButton>
        <ToggleChoice
          name={words('preview.width')}
          choices={(['phone', 'tablet', 'full'] as const).map((value) => ({
            value,
            label: words(`preview.${value}`),
          }))}
          chosen={width}
          onChoose={setWidth}
        />
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Box
          component="iframe"
          ref={frame}
          src={first}
          title={words('preview.frame', { id })}
          onLoad={follow}
          sx={{
            display: 'block',
            boxSizing: 'border-box',
            width: WIDTHS[width] ?? '100%',
            height: 'calc(100dvh - 280px)',
            minHeight: 480,
            mx: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        />
      </Box>
    </Box>
  )
}
