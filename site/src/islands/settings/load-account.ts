import { type Account, getAccount } from '@nila/api/contract/account-settings'
import { client } from '../../scripts/session.ts'
import { applyTheme } from '../../scripts/theme.ts'

/** The account as it is kept. Its theme counts on this device from now on: it may have been chosen on another. */
export async function loadAccount(): Promise<Account> {
  const account = await client.call(getAccount, {})
  applyTheme(account.theme)
  return account
}
