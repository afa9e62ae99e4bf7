import { Box, Typography } from '@mui/material'
import type { Picture } from '@nila/api/contract/copy/kinds'
import { getPicture } from '@nila/api/contract/copy-pictures'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { problemWords } from '../../providers/problem.ts'
import { useCall } from '../../providers/use-call.ts'
import { useCopyWords } from '../../providers/use-copy-words.ts'

/** A picture in its smallest width. Its bytes come from the API: what is a draft is on no page yet. */
export function PicturePreview({ picture: { name, width, height, alt } }: { picture: Picture }) {
  const words = useCopyWords()
  const translate = useTranslate()
  const call = useCall()
  const { data, error } = useQuery({
    // Not among the copy that is asked for again: the name is the hash of the bytes.
    queryKey: ['copy-picture', name],
    queryFn: () => call(getPicture, { params: { name } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [smallest] = data?.variants.toSorted((one, other) => one.width - other.width) ?? []
  return (
    <div>
      {smallest && (
        <Box
          component="img"
          src={`data:image/webp;base64,${smallest.data}`}
          alt={alt || words('picture.noAlt')}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 240, borderRadius: 1 }}
        />
      )}
      {error && <Typography color="error">{problemWords(error, translate)}</Typography>}
      <Typography variant="caption" color="textSecondary">
        {words('picture.size', { width, height })}
      </Typography>
    </div>
  )
}
