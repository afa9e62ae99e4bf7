import { useLocation, useMatch, useNavigate } from 'react-router-dom'

export type LogTab = 'list' | 'content'

/** Where this screen keeps the selected log and the tab, so that a reload or a link shows the same. */
export const logAddress = (filename: string) => `/email-logs/${encodeURIComponent(filename)}`

/** /email-logs, /email-logs/NAME with its content, or /email-logs/NAME/list with the list while NAME stays selected. */
export function useLogAddress() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { filename, tab: shown } = useMatch('/email-logs/:filename?/:tab?')?.params ?? {}
  const tab: LogTab = filename && shown !== 'list' ? 'content' : 'list'
  return {
    filename,
    tab,
    select: (name: string) => navigate({ pathname: logAddress(name), search }),
    clear: () => navigate({ pathname: '/email-logs', search }),
    show: (next: LogTab) => {
      if (!filename) return
      const pathname = next === 'list' ? `${logAddress(filename)}/list` : logAddress(filename)
      navigate({ pathname, search })
    },
  }
}
