import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from '@nila/db'

// The least that could answer the same questions: node:http, the same pool, the same SQL, and nothing else.
const db = connect({ connection: process.env['BENCH_DATABASE'] ?? '' })
const pool = db.client
const query = async (sql: string, values: unknown[] = []) => {
  const connection = await pool.acquireConnection()
  try {
    return (await connection.query(sql, values)).rows
  } finally {
    pool.releaseConnection(connection)
  }
}

const REVIEWS = `select reviews.*, "user".username from reviews left join users as "user" on "user".id = reviews.user_id
  where reviews.is_approved = 1 order by reviews.created_at desc, reviews.id desc limit 10`
const COUNT = `select count(*) from reviews left join users as "user" on "user".id = reviews.user_id
  where reviews.is_approved = 1`
const USER = `select users.*, session.sess from users inner join session on session.user_id = users.id
  where session.sid = $1 and session.expire > current_timestamp and users.suspended_at is null limit 1`

const sid = createHash('sha256')
  .update(process.env['BENCH_SESSION'] ?? '')
  .digest('hex')

const server = createServer(async (request, response) => {
  const rows = request.url?.startsWith('/api/user')
    ? await query(USER, [sid])
    : (await Promise.all([query(COUNT), query(REVIEWS)]))[1]
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
