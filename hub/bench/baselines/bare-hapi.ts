import { readFile } from 'node:fs/promises'
import { server as createServer } from '@hapi/hapi'
import Joi from 'joi'
import { loginPayload } from '../../src/modules/access/family-sign-in/login.schemas.ts'
import { choicesPayload } from '../../src/modules/enrollment/enrollment.schemas.ts'
import { progressQuery } from '../../src/modules/progress/progress.schemas.ts'

/** A yardstick: hapi and joi with the hub's own payloads, and answers it was given, which it knows by heart. */
const [answersFile = ''] = process.argv.slice(2)
const answers: { readonly quote: object; readonly login: object; readonly progress: object } = JSON.parse(
  await readFile(answersFile, 'utf8'),
)

const server = createServer({ host: '127.0.0.1', port: 0 })
server.validator(Joi)
server.route([
  {
    method: 'POST',
    path: '/api/enrollment/quotes',
    options: { validate: { payload: choicesPayload } },
    handler: () => answers.quote,
  },
  {
    method: 'POST',
    path: '/api/enrollment/login',
    options: { validate: { payload: loginPayload } },
    handler: () => answers.login,
  },
  {
    method: 'GET',
    path: '/api/enrollment/admin/progress',
    options: { validate: { query: progressQuery } },
    handler: () => answers.progress,
  },
])
await server.start()
process.once('SIGTERM', () => process.exit(0))
process.stdout.write(`ready ${server.info.uri}\n`)
