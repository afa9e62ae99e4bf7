import { Box, Typography } from '@mui/material'
import { EVERY_LOCALE, SETTINGS_PAGE } from '@nila/api/contract/copy/keys'
import { Link } from 'react-router-dom'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { type CopyPageCounts, type CopyPages, hasWork } from './counts.ts'
import { PageEntry } from './PageEntry.tsx'
import { groupsOf } from './page-groups.ts'
import { type CopyAddress, RETIRED } from './use-copy-address.ts'

interface PageTreeProps {
  pages: CopyPages
  address: CopyAddress
}

/** All pages under their headings, with how far the chosen language of each is. */
export function PageTree({ pages: { pages, retired }, address }: PageTreeProps) {
  const words = useCopyWords()
  const { language, isWorkOnly, page: shown } = address
  const countsOf = ({ page, locales }: CopyPageCounts) =>
    locales[page === SETTINGS_PAGE ? EVERY_LOCALE : language]
  const listed = pages.filter((page) => {
    const counts = countsOf(page)
    return !isWorkOnly || page.page === shown || (counts && hasWork(counts))
  })

  return (
    <Box component="nav" aria-label={words('tree')} sx={{ display: 'grid', gap: 4 }}>
      {groupsOf(listed).map(([group, members]) => (
        <Box component="section" key={group} aria-labelledby={`copy-${group}`}>
          <Typography
            id={`copy-${group}`}
            component="h2"
            sx={{ fontSize: 13, fontWeight: 600, color: 'text.secondary', mb: 1 }}
          >
            {words(`group.${group}`)}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {members.map((page) => (
              <PageEntry
                key={page.page}
                page={page}
                counts={countsOf(page)}
                to={address.toPage(page.page)}
                isShown={page.page === shown}
              />
            ))}
          </Box>
        </Box>
      ))}
      {isWorkOnly && listed.length < 2 && (
        <Typography variant="body2" color="textSecondary">
          {words('noWork')}
        </Typography>
      )}
      {retired.length > 0 && (
        <Box
          component={Link}
          to={address.toPage(RETIRED)}
          aria-current={shown === RETIRED ? 'page' : undefined}
          sx={{ color: 'text.secondary', fontSize: 14, py: 2 }}
        >
          {words('retired.link', { smart_count: retired.length })}
        </Box>
      )}
    </Box>
  )
}
