import { EditMessage, type PointedWords } from '@nila/api/contract/edit-message'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Hears which words somebody points at in a page of the preview.
 * @param frame the only one that is listened to
 */
export function useEditMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onPoint: (words: PointedWords) => void,
): void {
  const latest = useRef(onPoint)
  useEffect(() => {
    latest.current = onPoint
  })
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || !source || source !== frame.current?.contentWindow) return
      const message = EditMessage.safeParse(data)
      if (!message.success) return
      const { type: _, ...words } = message.data
      latest.current(words)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame])
}
