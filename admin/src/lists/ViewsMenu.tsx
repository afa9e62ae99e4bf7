import Bookmark from '@mui/icons-material/BookmarkBorder'
import Check from '@mui/icons-material/Check'
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import type { ViewedResource } from '@nila/api/contract/saved-views'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useWords } from '../providers/use-words.ts'
import { ManageViewsDialog } from './ManageViewsDialog.tsx'
import { SaveViewDialog } from './SaveViewDialog.tsx'
import { ToolButton } from './ToolButton.tsx'
import { useOpenedColumns } from './use-columns.ts'
import { useSavedViews } from './use-saved-views.ts'
import { placeOf, queryOf } from './view-query.ts'

interface ViewsMenuProps {
  resource: ViewedResource
  /** The columns that are shown, where not all are. */
  columns: string
  part: string | undefined
}

/** The saved views of a list: opens one, saves what is shown as one, and leads to where they are changed. */
export function ViewsMenu({ resource, columns, part }: ViewsMenuProps) {
  const words = useWords()
  const navigate = useNavigate()
  const list = useListContext()
  const { views } = useSavedViews(resource)
  const forgetColumns = useOpenedColumns(resource)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'save' | 'manage'>()

  const present = queryOf({ ...list, columns, part })
  const everything = queryOf({ filterValues: {}, sort: list.sort, part })
  const opened = views.find(({ query }) => query === present)
  const open = (query: string) => {
    setAnchor(null)
    forgetColumns()
    navigate(placeOf(resource, query))
  }
  const show = (chosen: 'save' | 'manage') => {
    setAnchor(null)
    setDialog(chosen)
  }
  const aboutOf = ({ isMine, isShared, isDefault, ownerName }: (typeof views)[number]) =>
    [
      isDefault && words('views.isDefault'),
      isShared && words(isMine ? 'views.isShared' : 'views.sharedBy', { name: ownerName }),
    ]
      .filter(Boolean)
      .join(' · ')

  return (
    <>
      <ToolButton
        icon={Bookmark}
        label={opened?.name ?? words('views.title')}
        name={opened ? words('views.opened', { name: opened.name }) : words('views.title')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': words('views.title') },
          paper: { sx: { maxWidth: 'min(360px, calc(100vw - 32px))' } },
        }}
      >
        {[{ id: 0, name: words('list.showAll'), query: everything, about: '' }]
          .concat(views.map((view) => ({ ...view, about: aboutOf(view) })))
          .map(({ id, name, query, about }) => (
            <MenuItem
              key={id}
              role="menuitemradio"
              aria-checked={query === present}
              onClick={() => open(query)}
              sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              <ListItemIcon>{query === present && <Check fontSize="small" />}</ListItemIcon>
              <ListItemText secondary={about || null}>
                <bdi>{name}</bdi>
              </ListItemText>
            </MenuItem>
          ))}
        <Divider />
        <MenuItem onClick={() => show('save')}>{words('views.save')}</MenuItem>
        <MenuItem disabled={views.length === 0} onClick={() => show('manage')}>
          {words('views.manage')}
        </MenuItem>
      </Menu>
      {dialog === 'save' && (
        <SaveViewDialog resource={resource} query={present} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'manage' && <ManageViewsDialog resource={resource} onClose={() => setDialog(undefined)} />}
    </>
  )
}
