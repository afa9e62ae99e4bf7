import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import type { ViewedResource } from '@nila/api/contract/saved-views'
import { useState } from 'react'
import { useWords } from '../providers/use-words.ts'
import { ToolButton } from './ToolButton.tsx'
import { type ChoosableColumn, useColumns } from './use-columns.ts'

interface ColumnsMenuProps {
  resource: ViewedResource
  columns: ChoosableColumn[]
}

/** Which columns a table shows; at least one. */
export function ColumnsMenu({ resource, columns }: ColumnsMenuProps) {
  const words = useWords()
  const { chosen, choose } = useColumns(resource, columns)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choosable = columns.filter(({ isAction }) => !isAction)
  const toggle = (key: string) =>
    choose(
      choosable.map((column) => column.key).filter((other) => chosen.includes(other) !== (other === key)),
    )
  return (
    <>
      <ToolButton
        icon={ViewColumn}
        label={words('columns.title')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': words('columns.shown') } }}
      >
        {choosable.map(({ key, label }) => {
          const isShown = chosen.includes(key)
          return (
            <MenuItem
              key={key}
              role="menuitemcheckbox"
              aria-checked={isShown}
              disabled={isShown && chosen.length === 1}
              onClick={() => toggle(key)}
            >
              <ListItemIcon>
                {isShown ? (
                  <CheckBox fontSize="small" color="primary" />
                ) : (
                  <CheckBoxOutlineBlank fontSize="small" />
                )}
              </ListItemIcon>
              <ListItemText>{label}</ListItemText>
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
