import { describe, expect, test } from 'vitest'
import { buildAccount } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { findPlaces, shortestWalk } from './list-places.ts'

const api = useApi()

describe('the places of a list', () => {
  const build = async () => {
    for (const username of ['zoya', 'अमृता', 'asha', 'Amar']) await buildAccount({ username })
  }

  test('are where each first letter begins, and how many stand before', async () => {
    await build()
    expect(await findPlaces(api.database.db, 'users.username')).toEqual([
      { before: 0, start: 'A' },
      { before: 1, start: 'a' },
      { before: 2, start: 'z' },
      { before: 3, start: 'अ' },
    ])
  })

  test('are not first letters where the database sorts by the rules of a language', async () => {
    await build()
    const trx = await api.database.db.transaction()
    try {
      await trx.raw(`update pg_database set datlocprovider = 'c', datcollate = 'en_US.UTF-8'
        where datname = current_database()`)
      expect(await findPlaces(trx, 'users.username')).toEqual([])
      expect(await findPlaces(trx, 'users.createdAt')).toHaveLength(1)
    } finally {
      await trx.rollback()
    }
  })

  test('are none in an order that is not counted', async () => {
    await build()
    expect(await findPlaces(api.database.db, 'users.email')).toEqual([])
  })
})

describe('the shortest way to a page', () => {
  const places = [
    { before: 0, start: 'a' },
    { before: 400, start: 'k' },
    { before: 900, start: 'p' },
    { before: 980, start: null },
  ]
  test.each([
    ['goes up from the place before it', 430, 440, { order: 'ASC', offset: 30, from: ['>=', 'k'] }],
    ['goes back from the place behind it', 850, 860, { order: 'DESC', offset: 40, from: ['<', 'p'] }],
    ['goes back from the end where no place is nearer', 960, 970, { order: 'DESC', offset: 30 }],
    [
      'goes back from the end to what holds nothing, since no bound includes it',
      975,
      985,
      { order: 'DESC', offset: 15 },
    ],
    ['begins at the end that is nearer where nothing is known', 700, 710, { order: 'DESC', offset: 290 }, []],
  ] as const)('%s', (_, first, end, walk, known: readonly (typeof places)[number][] = places) => {
    expect(shortestWalk({ first, end, count: 1000 }, [...known])).toEqual(walk)
  })
})
