import { readFile } from 'node:fs/promises'
import { server as createServer } from '@hapi/hapi'
import Joi from 'joi'
import { openDatabase } from '../../../src/db/open-database.ts'
import { deadlines } from '@matricula/hub/testing/deadlines'
import { type Answers, familyRoutes } from './family.ts'
import { providerRoute } from './provider.ts'
import { startWork } from './work.ts'

/**
 * A yardstick: the calls and the durable writes of an enrolment, in the hub's own tables, by hapi, joi and Knex
 * alone. It checks no rights, computes no price and knows its answers by heart.
 */
const [folder = '', answersFile = '', wompi = ''] = process.argv.slice(2)
const answers: Answers = JSON.parse(await readFile(answersFile, 'utf8'))
const database = await openDatabase(
  { client: 'sqlite', folder, encryptionKey: '', url: '', pool: 1, deadlines },
  '/',
)
const server = createServer({ host: '127.0.0.1', port: 0 })
server.validator(Joi)
server.state('matricula', { encoding: 'none', ignoreErrors: true })
const work = startWork(database, answers, wompi)
server.route([...familyRoutes(database, answers, () => server.info.uri), providerRoute(database, work)])
await server.start()
process.once('SIGTERM', () => process.exit(0))
process.stdout.write(`ready ${server.info.uri}\n`)
