import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { listCopyVersions } from '@nila/api/contract/copy-entries'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { StateCard } from '../components/StateCard.tsx'
import { useFormat } from '../components/use-format.ts'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { useWords } from '../providers/use-words.ts'
import { isSame, linesOf, standing } from './entry-values.ts'
import type { PieceShown } from './piece-shown.ts'
import { idOf } from './saver.ts'
import { COPY_KEY } from './use-copy.ts'
import { usePieceActions } from './use-piece-actions.ts'
import { useSaver } from './use-saver.ts'
import { WordDiff } from './WordDiff.tsx'

/** What was published of a piece, the latest first, each compared with the one before it. */
export function HistoryDialog({ piece, onClose }: { piece: PieceShown; onClose: () => void }) {
  const words = useCopyWords()
  const common = useWords()
  const translate = useTranslate()
  const format = useFormat()
  const call = useCall()
  const saver = useSaver()
  const { adopt } = usePieceActions()
  const fullScreen = useMediaQuery('(max-width: 699.95px)')
  const { entry, name, lang, isReadOnly } = piece
  const { locale, key } = entry
  const { data, error, refetch } = useQuery({
    queryKey: [COPY_KEY, 'versions', locale, key, entry.published?.versionId],
    queryFn: () => call(listCopyVersions, { params: { locale, key } }),
  })
  // Where the product's own words were published again, they are shown as they are now.
  const versions = data?.versions.map((version) => ({
    ...version,
    value: version.isDefault ? entry.default : version.value,
  }))

  function restore({ value, isDefault }: { value: unknown; isDefault: boolean }) {
    onClose()
    if (isDefault) return void adopt(entry)
    saver.write(entry, value)
    void saver.save(idOf(entry))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="md"
      aria-labelledby="history-title"
    >
      <DialogTitle id="history-title">{words('historyOf', { name })}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {!data && !error && <Loading />}
        {!data && error && (
          <StateCard kind="error" title={words('historyFailed')} text={problemWords(error, translate)}>
            <Button variant="outlined" onClick={() => refetch()}>
              {common('list.retry')}
            </Button>
          </StateCard>
        )}
        {versions?.length === 0 && (
          <StateCard kind="empty" title={words('historyNone')} text={words('historyNoneHint')} />
        )}
        <Box component="ol" sx={{ display: 'grid', gap: 5, m: 0, p: 0, listStyle: 'none' }}>
          {versions?.map((version, index) => {
            const before = versions[index + 1]
            const text = linesOf(version.value)
            const when = format.dayAndTime(version.at)
            return (
              <Box component="li" key={version.id} sx={{ display: 'grid', gap: 2 }}>
                <Typography variant="body2" color="textSecondary">
                  {words(version.releaseId === null ? 'versionOfProduct' : 'version', {
                    time: when,
                    name: version.author ?? words('nobody'),
                    release: version.releaseId,
                  })}
                  {version.isDefault && ` ${words('versionDefault')}`}
                </Typography>
                <WordDiff before={before ? linesOf(before.value) : text} after={text} lang={lang} />
                {!isReadOnly && (
                  <div>
                    <Button
                      size="small"
                      variant="outlined"
                      disabled={isSame(version.value, standing(entry))}
                      aria-label={words('restoreOf', { time: when })}
                      onClick={() => restore(version)}
                    >
                      {words('restore')}
                    </Button>
                  </div>
                )}
              </Box>
            )
          })}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button autoFocus variant="contained" onClick={onClose}>
          {common('list.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
