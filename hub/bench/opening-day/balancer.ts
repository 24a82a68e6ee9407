import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** Hands each connection to the next hub and looks at nothing that passes; listens at the port it is told. */
const [port = '0', ...hubs] = process.argv.slice(2)
let turn = 0

const server = createServer({ noDelay: true }, (outside) => {
  const { hostname, port: at } = new URL(hubs[turn++ % hubs.length] ?? '')
  const inside = connect({ host: hostname, port: Number(at), noDelay: true })
  outside.pipe(inside).pipe(outside)
  outside.on('error', () => inside.destroy())
  inside.on('error', () => outside.destroy())
})
server.listen(Number(port), '127.0.0.1')
await once(server, 'listening')
process.once('SIGTERM', () => process.exit(0))
process.stdout.write(`ready http://127.0.0.1:${port}\n`)
