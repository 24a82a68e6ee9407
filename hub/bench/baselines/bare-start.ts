import { server as createServer } from '@hapi/hapi'

/** A yardstick: what starting hapi alone takes. */
const server = createServer({ host: '127.0.0.1', port: 0 })
server.route({ method: 'GET', path: '/', handler: () => 'hello' })
await server.start()
process.once('SIGTERM', () => process.exit(0))
process.stdout.write(`ready ${server.info.uri}\n`)
