import { Box, Typography } from '@mui/material'
import type { AdminReview, ReviewStatus } from '@nila/api/contract/reviews'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useWords } from '../providers/use-words.ts'
import { BulkBar } from './BulkBar.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { PANEL } from './ReviewTabs.tsx'
import { decisions, reviewStatuses } from './review-status.ts'
import { useModeration } from './use-moderation.ts'

const statusOfKey = (key: string) =>
  decisions.find((status) => reviewStatuses[status].key === key.toLowerCase())

/** The reviews of this page: each a stop of the Tab key with keys of its own, and a selection of several. */
export function ReviewCards() {
  const words = useWords()
  const { data = [] } = useListContext<AdminReview>()
  const { busy, decide, remove } = useModeration()
  const [deleting, setDeleting] = useState<AdminReview>()
  const [selectedIds, setSelectedIds] = useState<number[]>([])
  const cards = useRef<HTMLUListElement>(null)
  const focusNext = useRef<{ index: number; before: AdminReview[] }>(undefined)
  const selected = data.filter(({ id }) => selectedIds.includes(id))

  const toggle = (id: number) =>
    setSelectedIds((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))

  const focusCard = (index: number) => {
    const items = cards.current?.querySelectorAll('article') ?? []
    items[Math.max(0, Math.min(index, items.length - 1))]?.focus()
  }

  // A card that was decided leaves its tab and would take the focus with it: the next one gets it.
  useEffect(() => {
    const next = focusNext.current
    if (!next || next.before === data) return
    focusNext.current = undefined
    focusCard(next.index)
  })
  // The last one of its tab takes the list with it.
  useEffect(
    () => () => {
      if (focusNext.current) document.getElementById(PANEL)?.focus()
    },
    [],
  )

  async function change(reviews: AdminReview[], act: () => Promise<boolean>) {
    const [first] = reviews
    // Not by disabling the buttons: a button that is disabled while it has the focus loses it.
    if (!first || busy) return
    focusNext.current = { index: data.indexOf(first), before: data }
    if (await act()) setSelectedIds([])
    else focusNext.current = undefined
  }
  const decideAll = (reviews: AdminReview[], status: ReviewStatus) =>
    change(reviews, () => decide(reviews, status))

  const onKey = (event: KeyboardEvent, review: AdminReview) => {
    // Keys pressed in the card's menu or checkbox are theirs.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const status = statusOfKey(event.key)
    if (status !== undefined && status !== review.isApproved) decideAll([review], status)
    else if (event.key === 'ArrowDown') focusCard(data.indexOf(review) + 1)
    else if (event.key === 'ArrowUp') focusCard(data.indexOf(review) - 1)
    else return
    event.preventDefault()
  }

  return (
    <>
      <BulkBar
        shown={data.length}
        selected={selected}
        onSelectAll={() => setSelectedIds(data.map(({ id }) => id))}
        onClear={() => setSelectedIds([])}
        onDecide={(status) => decideAll(selected, status)}
      />
      <Box
        component="ul"
        aria-busy={busy}
        ref={cards}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}
      >
        {data.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              selected={selectedIds.includes(review.id)}
              onKey={(event) => onKey(event, review)}
              onToggle={() => toggle(review.id)}
              onDecide={(status) => decideAll([review], status)}
              onDelete={() => setDeleting(review)}
            />
          </li>
        ))}
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ mt: 3, '@media (hover: none)': { display: 'none' } }}
      >
        {words('reviews.keys')}
      </Typography>
      {deleting && (
        <ConfirmDialog
          title={words('list.sure')}
          text={words('reviews.deleteHint', { title: deleting.title })}
          action={words('reviews.delete')}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => {
            setDeleting(undefined)
            change([deleting], () => remove(deleting))
          }}
        />
      )}
    </>
  )
}
