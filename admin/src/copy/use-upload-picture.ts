import type { Picture } from '@nila/api/contract/copy/kinds'
import { uploadPicture } from '@nila/api/contract/copy-pictures'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { PictureError, variantsOf } from './picture-variants.ts'

/** Makes the variants of a picture and uploads them; why that did not work is kept to be said beside the field. */
export function useUploadPicture(onUploaded: (picture: Omit<Picture, 'alt'>) => void) {
  const words = useCopyWords()
  const translate = useTranslate()
  const call = useCall()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function upload(file: File): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      onUploaded(await call(uploadPicture, { body: { variants: await variantsOf(file) } }))
    } catch (error) {
      setProblem(
        error instanceof PictureError
          ? words(`picture.fault.${error.fault}`)
          : problemWords(error, translate),
      )
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, upload }
}
