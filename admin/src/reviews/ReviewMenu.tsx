import DeleteOutline from '@mui/icons-material/DeleteOutline'
import History from '@mui/icons-material/History'
import MoreVert from '@mui/icons-material/MoreVert'
import { Divider, IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Typography } from '@mui/material'
import type { AdminReview, ReviewStatus } from '@nila/api/contract/reviews'
import { useState } from 'react'
import { useSingleKeys } from '../keyboard/single-keys.ts'
import { useWords } from '../providers/use-words.ts'
import { reviewStatuses, statuses } from './review-status.ts'

interface ReviewMenuProps {
  review: AdminReview
  onDecide: (status: ReviewStatus) => void
  onDelete: () => void
  onHistory: () => void
}

export function ReviewMenu({ review, onDecide, onDelete, onHistory }: ReviewMenuProps) {
  const words = useWords()
  const [areKeysOn] = useSingleKeys()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = words('reviews.menuOf', { title: review.title })
  const closeAnd = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  return (
    <>
      <IconButton
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ alignSelf: 'start' }}
      >
        <MoreVert />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {statuses.map((status) => {
          const { decision, icon: Icon, key } = reviewStatuses[status]
          return (
            <MenuItem
              key={status}
              disabled={status === review.isApproved}
              onClick={closeAnd(() => onDecide(status))}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{words(`reviews.${decision}`)}</ListItemText>
              {areKeysOn && (
                <Typography
                  variant="caption"
                  color="textSecondary"
                  aria-hidden="true"
                  sx={{ paddingInlineStart: 6, '@media (hover: none)': { display: 'none' } }}
                >
                  {key.toUpperCase()}
                </Typography>
              )}
            </MenuItem>
          )
        })}
        <Divider />
        <MenuItem onClick={closeAnd(onHistory)}>
          <ListItemIcon>
            <History fontSize="small" />
          </ListItemIcon>
          <ListItemText>{words('reviews.history')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={closeAnd(onDelete)} sx={{ color: 'error.main' }}>
          <ListItemIcon>
            <DeleteOutline fontSize="small" color="error" />
          </ListItemIcon>
          <ListItemText>{words('reviews.delete')}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  )
}
