import { List, ListItem, ListItemText } from '@mui/material'

interface FailuresProps {
  rows: { id: number; name: string; reason: string }[]
}

/** The records that a bulk decision left as they were, each with the reason. */
export const Failures = ({ rows }: FailuresProps) => (
  <List dense disablePadding>
    {rows.map(({ id, name, reason }) => (
      <ListItem key={id} disableGutters divider>
        <ListItemText
          primary={<bdi>{name}</bdi>}
          secondary={reason}
          slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
        />
      </ListItem>
    ))}
  </List>
)
