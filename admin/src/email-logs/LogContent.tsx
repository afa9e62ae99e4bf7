import { Box, Button, Typography } from '@mui/material'
import { getEmailLog } from '@nila/api/contract/email-logs'
import { useQuery } from '@tanstack/react-query'
import { HttpError, useTranslate } from 'react-admin'
import { type Fact, Facts } from '../components/Facts.tsx'
import { StateCard } from '../components/StateCard.tsx'
import { useFormat } from '../components/use-format.ts'
import { Loading } from '../layout/Loading.tsx'
import { useToast } from '../layout/use-toast.ts'
import type { EmailLogRecord } from '../providers/data-provider.ts'
import { problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useWords } from '../providers/use-words.ts'

// Spec section 9.
const FRAME_HEIGHT = 600

const addressOf = (filename: string) =>
  `/api${getEmailLog.path.replace(':filename', encodeURIComponent(filename))}`

/** Reading a document from text runs and loads nothing. */
const subjectOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').title

interface LogContentProps {
  filename: string
  /** What the list says of it, where the page of the list has it. */
  log: EmailLogRecord | undefined
  onBack: () => void
}

/** One e-mail as it would have looked. */
export function LogContent({ filename, log, onBack }: LogContentProps) {
  const words = useWords()
  const format = useFormat()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  // Fetched once as text, because a frame does not tell what it failed to load.
  const {
    data: html,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['email-logs', 'content', filename],
    queryFn: () =>
      call(getEmailLog, { params: { filename } }).catch((refusal: unknown) => {
        const isAnswer = refusal instanceof HttpError && refusal.status > 0
        const description = problemWords(refusal, translate)
        toast('error', words(isAnswer ? 'emailLogs.loadFailed' : 'emailLogs.viewFailed'), { description })
        throw refusal
      }),
  })

  const factsOf = ({ recipient, timestamp, size, reason, detail }: EmailLogRecord): Fact[] => [
    [words('emailLogs.recipient'), <bdi key="recipient">{recipient}</bdi>],
    [words('emailLogs.at'), format.moment(timestamp)],
    [words('emailLogs.size'), format.size(size)],
    [words('emailLogs.reason'), words(`emailLogs.reasons.${reason}`)],
    ...(detail ? [[words('emailLogs.detail'), <bdi key="detail">{detail}</bdi>] satisfies Fact] : []),
  ]

  if (isPending) return <Loading />
  if (html === undefined)
    return (
      <StateCard kind="error" title={words('emailLogs.contentFailed')} text={problemWords(error, translate)}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
          <Button variant="outlined" onClick={() => refetch()}>
            {words('list.retry')}
          </Button>
          <Button variant="outlined" onClick={onBack}>
            {words('emailLogs.backToList')}
          </Button>
        </Box>
      </StateCard>
    )
  const subject = subjectOf(html) || filename
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {subject}
      </Typography>
      <Box sx={{ maxWidth: 680 }}>
        <Facts of={[...(log ? factsOf(log) : []), [words('emailLogs.file'), filename]]} />
      </Box>
      {/* By address and not as `srcdoc`, which would take over the policy of this page and lose the mail's own styles. */}
      <Box
        component="iframe"
        sandbox=""
        src={addressOf(filename)}
        title={words('emailLogs.frame', { subject })}
        sx={{
          width: '100%',
          height: FRAME_HEIGHT,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: '#fff',
        }}
      />
    </Box>
  )
}
