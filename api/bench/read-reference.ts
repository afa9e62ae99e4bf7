import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

// The least that could answer the same questions: node:http, a pool of pg, the same SQL prepared, and nothing else.
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE ?? '', max: 20 })

const REVIEWS = {
  name: 'reviews',
  text: `select reviews.id, rating, title, content, reviews.created_at as "createdAt", users.username
    from reviews left join users on users.id = reviews.user_id
    where is_approved = 1 order by reviews.created_at desc, reviews.id desc limit $1 offset $2`,
  values: [10, 0],
}
const COUNT = { name: 'count', text: 'select count(*) as total from reviews where is_approved = 1' }
const USER = {
  name: 'user',
  text: `select users.*, session.sess from session join users on users.id = session.user_id
    where session.sid = $1 and session.expire > now() and users.suspended_at is null`,
  values: [
    createHash('sha256')
      .update(process.env.BENCH_SESSION ?? '')
      .digest('hex'),
  ],
}

const server = createServer(async (request, response) => {
  const { rows } = request.url?.startsWith('/api/user')
    ? await pool.query(USER)
    : (await Promise.all([pool.query(REVIEWS), pool.query(COUNT)]))[0]
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
