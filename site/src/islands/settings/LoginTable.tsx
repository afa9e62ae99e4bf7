import type { Login } from '@nila/api/contract'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { formatTime } from '../../i18n/format.ts'
import { Moon } from '../moons/Moon.tsx'
import { useAccountPage } from './parts.tsx'
import { placeOf } from './place-of.ts'

interface LoginTableProps {
  logins: Login[]
  words: SettingsCopy['logins']
  unknown: { browser: string; place: string }
}

export function LoginTable({ logins, words, unknown }: LoginTableProps) {
  const { format } = useAccountPage()
  return (
    <table className="logins">
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.outcome}</th>
          <th scope="col">{words.time}</th>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.browser}</th>
        </tr>
      </thead>
      <tbody>
        {logins.map((login) => (
          <tr key={login.id}>
            <td className={`login-outcome login-outcome-${login.outcome}`}>
              <Moon lit={login.outcome === 'success' ? 1 : 0} size={14} />
              {words[login.outcome]}
            </td>
            <td>
              <time dateTime={login.at}>{formatTime(format, login.at)}</time>
            </td>
            <td>{placeOf(format, login, unknown.place)}</td>
            <td>{login.browser ?? unknown.browser}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
