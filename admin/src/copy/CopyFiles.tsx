import Download from '@mui/icons-material/FileDownloadOutlined'
import Upload from '@mui/icons-material/FileUploadOutlined'
import { Box, Button } from '@mui/material'
import { type Locale, locales } from '@nila/api/contract/locales'
import { useRef } from 'react'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { ImportResult } from './ImportResult.tsx'
import { useCopyFiles } from './use-copy-files.ts'

/** Takes one language out as a file, and words that came back in it in as drafts. */
export function CopyFiles({ language }: { language: Locale }) {
  const words = useCopyWords()
  const input = useRef<HTMLInputElement>(null)
  const { busy, result, closeResult, download, take } = useCopyFiles(language)
  const { name } = locales[language]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        variant="outlined"
        startIcon={<Download />}
        disabled={busy}
        aria-label={words('files.exportOf', { name })}
        onClick={() => void download()}
      >
        {words('files.export')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Upload />}
        loading={busy}
        aria-label={words('files.importOf', { name })}
        onClick={() => input.current?.click()}
      >
        {words('files.import')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label={words('files.fileOf', { name })}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void take(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      {result && <ImportResult result={result} language={language} onClose={closeResult} />}
    </Box>
  )
}
