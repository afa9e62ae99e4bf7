import { Alert, AlertTitle, Box } from '@mui/material'
import type { ApiError } from '@nila/api/contract/client'
import { useTranslate } from 'react-admin'
import { useWords } from '../providers/use-words.ts'

interface LinkRefusalProps {
  refusal: ApiError
  /** What prints another link. */
  command: string
  /** Said of whatever was not the link's fault. */
  title: string
}

/** Why a one-time link did not do what it is for, and what to do about it. */
export function LinkRefusal({ refusal, command, title }: LinkRefusalProps) {
  const words = useWords()
  const translate = useTranslate()
  const isSpent = refusal.code === 'invalid_or_expired'
  return (
    <Alert severity="error">
      <AlertTitle>{isSpent ? words('direct.expired') : title}</AlertTitle>
      {isSpent ? (
        <>
          {words('direct.expiredHint')} <Box component="code">{command}</Box>
        </>
      ) : (
        translate(`problem.${refusal.code}`)
      )}
    </Alert>
  )
}
