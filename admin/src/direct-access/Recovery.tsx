import { Box, Button } from '@mui/material'
import { ApiError } from '@nila/api/contract/client'
import { useEffect, useRef, useState } from 'react'
import { Progress } from '../layout/Loading.tsx'
import { recoverAdministrator } from '../providers/administrator.ts'
import { useWords } from '../providers/use-words.ts'
import { LinkRefusal } from './LinkRefusal.tsx'

interface RecoveryProps {
  token: string
  onRecovered: () => void
}

/** Spends a link that lets an administrator in, once somebody sees the page: a page that is only fetched ahead spends nothing. */
export function Recovery({ token, onRecovered }: RecoveryProps) {
  const words = useWords()
  const [attempt, setAttempt] = useState(1)
  const [refusal, setRefusal] = useState<ApiError>()
  // React runs effects twice in development, and the link works once.
  const begun = useRef(0)

  useEffect(() => {
    const redeem = () => {
      if (begun.current === attempt || document.visibilityState !== 'visible') return
      begun.current = attempt
      recoverAdministrator(token).then(onRecovered, (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setRefusal(error)
      })
    }
    redeem()
    document.addEventListener('visibilitychange', redeem)
    return () => document.removeEventListener('visibilitychange', redeem)
  }, [token, attempt, onRecovered])

  function tryAgain() {
    setRefusal(undefined)
    setAttempt(attempt + 1)
  }

  if (!refusal) return <Progress text={words('direct.recovering')} />
  return (
    <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
      <LinkRefusal
        refusal={refusal}
        command="npm run admin:recover -- --user …"
        title={words('direct.notRecovered')}
      />
      {refusal.code !== 'invalid_or_expired' && (
        <Button variant="contained" onClick={tryAgain}>
          {words('list.retry')}
        </Button>
      )}
    </Box>
  )
}
