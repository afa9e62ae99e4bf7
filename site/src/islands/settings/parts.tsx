import type { Account } from '@nila/api/contract'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { createContext, type ReactNode, useContext } from 'react'

/** What every part of /profile and /settings needs. */
export interface AccountPage {
  account: Account
  onChange: (account: Account) => void
  words: SettingsCopy['parts']
  problems: ProblemsCopy
  /** The tag that dates and numbers are formatted by. */
  format: string
  /**
   * Does what the API may want the password for: where it does, asks for it and does it again.
   * @returns whether it was done; false where the person would rather not. Rejects with any other refusal.
   */
  confirmed: (act: () => Promise<unknown>) => Promise<boolean>
}

const Page = createContext<AccountPage | undefined>(undefined)

export const AccountPageProvider = Page.Provider

export function useAccountPage(): AccountPage {
  const page = useContext(Page)
  if (!page) throw new Error('a part of the account pages stands outside of them')
  return page
}

interface SectionProps {
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** A card of the page, which its menu leads to. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className="card setting" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </section>
  )
}
