import type { SvgIconComponent } from '@mui/icons-material'
import { Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import { BULK_LIMIT } from '@nila/api/contract/decisions'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormat } from '../components/use-format.ts'
import { useToast } from '../layout/use-toast.ts'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import type { Selection } from './use-selection.ts'

export interface BulkAction {
  label: string
  icon: SvgIconComponent
  onClick: () => void
}

interface BulkBarProps<R> {
  /** Whom it is for: 'Change the selected reviews'. */
  name: string
  selection: Selection<R>
  /** How many are on the page, and how many the filter finds. */
  shown: number
  total: number
  /** The first is the one that is wanted most often. */
  actions: BulkAction[]
}

/** Selects the page, or all that the filter finds, and decides what is selected in one request. */
export function BulkBar<R>({ name, selection, shown, total, actions }: BulkBarProps<R>) {
  const words = useWords()
  const format = useFormat()
  const translate = useTranslate()
  const toast = useToast()
  const [isReading, setIsReading] = useState(false)
  const count = selection.selected.length
  const all = count > 0 && count >= shown
  const reachable = Math.min(total, BULK_LIMIT)

  async function selectMatching() {
    setIsReading(true)
    try {
      await selection.selectMatching()
    } catch (error) {
      toast('error', words('decisions.notSelected'), { description: problemWords(error, translate) })
    } finally {
      setIsReading(false)
    }
  }

  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 48, mb: 2, px: 3 }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={all}
            indeterminate={count > 0 && !all}
            onChange={all ? selection.clear : selection.selectPage}
            size="small"
          />
        }
        label={count ? words('decisions.selected', { smart_count: count }) : words('decisions.selectPage')}
        sx={{ '& .MuiFormControlLabel-label': { fontSize: 14 } }}
      />
      <Box sx={{ flexGrow: 1 }}>
        {all && count < reachable && (
          <Button size="small" loading={isReading} onClick={selectMatching}>
            {total > BULK_LIMIT
              ? words('decisions.selectFirst', { count: format.number(BULK_LIMIT) })
              : words('decisions.selectMatching', { count: format.number(total) })}
          </Button>
        )}
      </Box>
      {count > 0 &&
        actions.map(({ label, icon: Icon, onClick }, index) => (
          <Button
            key={label}
            size="small"
            variant={index === 0 ? 'contained' : 'outlined'}
            startIcon={<Icon />}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
    </Box>
  )
}
