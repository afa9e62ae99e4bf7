import type { listOwnLogins } from '@nila/api/contract'
import { LoginAttempt } from '@nila/db'
import { findPage } from '../http/find-page.ts'
import type { ListQuery } from '../http/list-query.ts'

/** The attempts to sign in to one account. */
export const listLogins = (userId: number, query: ListQuery<typeof listOwnLogins>) =>
  findPage(LoginAttempt.query().where({ userId }), { at: 'at' }, query)
