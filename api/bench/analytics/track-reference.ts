import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The least that could take the same events: reads and parses the body, keeps nothing, answers.
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString())
    response.writeHead(200).end()
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
