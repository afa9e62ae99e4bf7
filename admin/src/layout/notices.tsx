import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { Notice } from './Notice.tsx'

export function AccessDenied() {
  const words = useWords()
  return (
    <Notice title={words('access.title')} text={words('access.text')}>
      <Button variant="contained" href="/">
        {words('access.back')}
      </Button>
    </Notice>
  )
}

export function NotFound() {
  const words = useWords()
  return (
    <Notice title={words('shell.notFound')} text={words('shell.notFoundHint')} inShell>
      <Button variant="contained" component={Link} to="/users">
        {words('shell.toUsers')}
      </Button>
    </Notice>
  )
}

/** A defect of ours, or a part of the application that could not be loaded. */
export function Broken() {
  const words = useWords()
  return (
    <Notice title={words('shell.wrong')} text={words('shell.wrongHint')}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {words('shell.reload')}
      </Button>
    </Notice>
  )
}

/** The API did not say who is signed in. */
export function Unavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useWords()
  const translate = useTranslate()
  return (
    <Notice title={words('shell.unavailable')} text={problemWords(error, translate)}>
      <Button variant="contained" onClick={onRetry}>
        {words('list.retry')}
      </Button>
    </Notice>
  )
}
