import CloudOff from '@mui/icons-material/CloudOff'
import { Alert } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { useWords } from '../providers/use-words.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineBanner() {
  const words = useWords()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <Alert severity="warning" icon={<CloudOff />} sx={{ borderRadius: 0 }}>
      {words('shell.offline')}
    </Alert>
  )
}
