import { exportCopy, IMPORT_LIMIT, importCopy } from '@nila/api/contract/copy-files'
import type { Answer, Body } from '@nila/api/contract/endpoint'
import type { Locale } from '@nila/api/contract/locales'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useToast } from '../layout/use-toast.ts'
import { problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { COPY_KEY } from './use-copy.ts'

export type Imported = Answer<typeof importCopy>
type ImportBody = Body<typeof importCopy>

/** The file of a language, without what only its reader needs; undefined where it is none. */
export function readFile(text: string): ImportBody | undefined {
  try {
    const { product, version, locale, entries } = JSON.parse(text)
    if (product !== 'nila' || version !== 1 || !Array.isArray(entries)) return undefined
    return {
      product,
      version,
      locale,
      entries: entries.map(({ key, source, text }) => ({ key, source, text })),
    }
  } catch {
    return undefined
  }
}

function saveAs(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** A language as a file for translators who have no account, and back. Refusals are said in toasts. */
export function useCopyFiles(locale: Locale) {
  const words = useCopyWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Imported>()

  async function during(failed: string, work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast('error', failed, { description: problemWords(error, translate) })
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    result,
    closeResult: () => setResult(undefined),
    download: () =>
      during(words('files.notExported'), async () => {
        const file = await call(exportCopy, { params: { locale } })
        saveAs(`nila-${locale}.json`, `${JSON.stringify(file, null, 2)}\n`)
      }),
    take: (file: File) =>
      during(words('files.notImported'), async () => {
        const body = file.size <= IMPORT_LIMIT ? readFile(await file.text()) : undefined
        const refuse = (description: string) => toast('error', words('files.notImported'), { description })
        if (!body) return refuse(words('files.wrong'))
        if (body.locale !== locale) return refuse(words('files.otherLanguage', { locale: body.locale }))
        setResult(await call(importCopy, { params: { locale }, body }))
        await queryClient.invalidateQueries({ queryKey: [COPY_KEY] })
      }),
  }
}
