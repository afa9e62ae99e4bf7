import Check from '@mui/icons-material/Check'
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material'
import { type ReactNode, useState } from 'react'

interface Choice {
  value: string
  label: string
  /** The language of the label, where it is not the page's. */
  lang?: string
}

interface ChoiceMenuProps {
  name: string
  icon: ReactNode
  choices: Choice[]
  chosen: string
  onChoose: (value: string) => void
}

/** An icon in the header that opens a menu of which one entry is chosen. */
export function ChoiceMenu({ name, icon, choices, chosen, onChoose }: ChoiceMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          color="inherit"
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {choices.map(({ value, label, lang }) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === chosen}
            selected={value === chosen}
            lang={lang}
            onClick={() => {
              setAnchor(null)
              onChoose(value)
            }}
          >
            <ListItemIcon>{value === chosen && <Check fontSize="small" />}</ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
