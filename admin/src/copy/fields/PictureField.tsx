import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, TextField, Typography } from '@mui/material'
import type { Picture } from '@nila/api/contract/copy/kinds'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { fieldWords } from '../../providers/problem.ts'
import { useCopyWords } from '../../providers/use-copy-words.ts'
import { PICTURE_TYPES } from '../picture-variants.ts'
import { useUploadPicture } from '../use-upload-picture.ts'
import type { FieldProps, Leaf } from './field-props.ts'
import { PicturePreview } from './PicturePreview.tsx'

/** A picture that is chosen or dropped, with what it shows in words. */
export function PictureField(props: FieldProps<Leaf>) {
  const { label, value, problems, onChange, isReadOnly, lang, dir, isTitled } = props
  const words = useCopyWords()
  const translate = useTranslate()
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const picture = value as Picture | null | undefined
  const { busy, problem, upload } = useUploadPicture((uploaded) =>
    onChange({ ...uploaded, alt: picture?.alt ?? '' }),
  )
  const said = problem ?? (problems.body && fieldWords(problems.body, translate))

  const take = (chosen: File | undefined) => chosen && !isReadOnly && void upload(chosen)
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(over)
  }

  return (
    // Dropping is a second way to what the button does.
    <Box
      role="group"
      aria-label={label}
      aria-describedby={said ? id : undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event: DragEvent) => {
        drag(false)(event)
        take(event.dataTransfer.files[0])
      }}
      sx={{
        display: 'grid',
        gap: 3,
        p: 3,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
      }}
    >
      {!isTitled && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
      )}
      {picture ? <PicturePreview picture={picture} /> : <Typography>{words('picture.none')}</Typography>}
      {picture && (
        <TextField
          fullWidth
          size="small"
          label={words('picture.altOf', { name: label })}
          value={picture.alt}
          onChange={({ target }) => onChange({ ...picture, alt: target.value })}
          helperText={problems.alt ? fieldWords(problems.alt, translate) : words('picture.altHint')}
          error={problems.alt !== undefined}
          slotProps={{ htmlInput: { lang, dir, readOnly: isReadOnly }, inputLabel: { shrink: true } }}
        />
      )}
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant="outlined"
            startIcon={<AddPhoto />}
            loading={busy}
            onClick={() => file.current?.click()}
          >
            {words(picture ? 'picture.replace' : 'picture.choose')}
          </Button>
          {picture && <Button onClick={() => onChange(null)}>{words('picture.remove')}</Button>}
          <input
            ref={file}
            hidden
            type="file"
            aria-label={words('picture.fileOf', { name: label })}
            accept={PICTURE_TYPES.join()}
            onChange={({ target }) => {
              take(target.files?.[0])
              // So that the same file can be chosen again.
              target.value = ''
            }}
          />
        </Box>
      )}
      <Typography id={id} variant="caption" color={said ? 'error' : 'textSecondary'} role="status">
        {said ?? words('picture.hint')}
      </Typography>
    </Box>
  )
}
