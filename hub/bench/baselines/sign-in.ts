import { readFile } from 'node:fs/promises'
import { server as createServer } from '@hapi/hapi'
import Joi from 'joi'
import Libsql from 'libsql'
import { LogSync } from '../../src/db/log-sync.ts'
import { loginPayload } from '../../src/modules/access/family-sign-in/login.schemas.ts'
import { databaseIn } from '../support/stored.ts'
import { signInRowsOf } from './sign-in-rows.ts'

/**
 * A yardstick: hapi and joi with the hub's own payload that read and leave the rows of a sign-in in a copy of the hub's
 * database, by the driver. Nobody is answered before they are on the disk, and those who come together share the way there.
 */
const [folder = '', answersFile = ''] = process.argv.slice(2)
const answer: object = JSON.parse(await readFile(answersFile, 'utf8'))
const file = databaseIn(folder)
const database = new Libsql(file)
database.exec(
  'pragma journal_mode = WAL; pragma synchronous = NORMAL; pragma wal_autocheckpoint = 4000; pragma foreign_keys = ON',
)
const log = new LogSync(file)
const signIn = signInRowsOf(database)

const server = createServer({ host: '127.0.0.1', port: 0 })
server.validator(Joi)
server.state('matricula', { encoding: 'none', ignoreErrors: true })
server.route({
  method: 'POST',
  path: '/api/enrollment/login',
  options: { validate: { payload: loginPayload } },
  handler: async (request, h) => {
    const { studentCode } = request.payload as { studentCode: string }
    const secret = signIn(studentCode.toUpperCase())
    log.noteCommit()
    await log.onDisk()
    return h.response(answer).state('matricula', secret)
  },
})
await server.start()
process.once('SIGTERM', () => process.exit(0))
process.stdout.write(`ready ${server.info.uri}\n`)
