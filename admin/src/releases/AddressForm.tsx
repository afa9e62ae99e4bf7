import { Box, Button, MenuItem, TextField } from '@mui/material'
import { isLocale, locales, localeTags } from '@nila/api/contract/locales'
import { type FormEvent, useState } from 'react'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { type SiteAddress, typedAddress } from './site-address.ts'

interface AddressFormProps {
  shown: SiteAddress
  onShow: (address: SiteAddress) => void
}

/** Which page of the site is looked at, and in which language. */
export function AddressForm({ shown, onShow }: AddressFormProps) {
  const words = useReleasesWords()
  const [typed, setTyped] = useState(shown.path)
  const [known, setKnown] = useState(shown.path)
  const [isWrong, setIsWrong] = useState(false)

  // Links in the page were followed: what is shown comes before what was being typed.
  if (known !== shown.path) {
    setKnown(shown.path)
    setTyped(shown.path)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const address = typedAddress(typed, shown.locale)
    setIsWrong(address === undefined)
    if (!address) return
    setTyped(address.path)
    onShow(address)
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2, flexGrow: 1 }}
    >
      <TextField
        select
        size="small"
        label={words('preview.language')}
        value={shown.locale}
        onChange={({ target }) => isLocale(target.value) && onShow({ ...shown, locale: target.value })}
        sx={{ minWidth: 130 }}
      >
        {localeTags.map((tag) => (
          <MenuItem key={tag} value={tag} lang={tag}>
            {locales[tag].name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={words('preview.path')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsWrong(false)
        }}
        error={isWrong}
        helperText={words(isWrong ? 'preview.pathWrong' : 'preview.pathHint')}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
        sx={{ flexGrow: 1, minWidth: 180 }}
      />
      <Button type="submit" variant="outlined">
        {words('preview.show')}
      </Button>
    </Box>
  )
}
