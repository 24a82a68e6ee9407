import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { sqlDatabase } from '../src/sql-database.ts'
import { sqlSettings } from '../src/sql-settings.ts'
import { pretendSqlServer, type StatementAnswer } from './support/pretend-sql-server.ts'

const signal = () => new AbortController().signal

async function aDatabase(answer: StatementAnswer, more: Readonly<Record<string, unknown>> = {}) {
  const server = await pretendSqlServer(() => answer)
  const { error, value } = sqlSettings.validate({ ...server.settings, ...more })
  if (error !== undefined) throw error
  const database = sqlDatabase(value)
  onTestFinished(() => database.close())
  return { server, database }
}

const statement = { text: 'SELECT a FROM dbo.OCRD WHERE b = @text AND c = @none AND d = @number', values: {} }

it('sends values as parameters, and reads rows', async () => {
  const rows = [
    { DocNum: 5501, DocTotal: '1850000.000000', CardName: 'Peñaloza Ibáñez' },
    { DocNum: 5502, DocTotal: '450000.000000', CardName: null },
  ]
  const { server, database } = await aDatabase(rows)
  const values = { text: "C'; DROP TABLE OCRD--ñ", none: null, number: 100 }
  expect(await database.rows({ ...statement, values }, signal())).toEqual(rows)
  expect(server.sent).toEqual([{ text: statement.text, values }])
})

it('answers no rows as an empty list', async () => {
  const { database } = await aDatabase([])
  expect(await database.rows(statement, signal())).toEqual([])
})

it.each([
  [{ error: 208 }, 'unsupported'],
  [{ error: 229 }, 'unauthorised'],
  [{ error: 1205 }, 'unreachable'],
  [{ error: 102 }, 'invalid'],
  ['hangs-up', 'unreachable'],
] as const)('takes %o for %s', async (answer, code) => {
  const { database } = await aDatabase(answer)
  await expect(database.rows(statement, signal())).rejects.toMatchObject({ code })
})

it('takes a refused sign-in for unauthorised, and tells neither name nor password', async () => {
  const { database } = await aDatabase([], { password: 'another-password' })
  const fault: unknown = await database.open(signal()).catch((error: unknown) => error)
  expect(fault).toMatchObject({ code: 'unauthorised', cause: undefined })
  expect(String(fault)).not.toMatch(/hub_read|another-password/)
})

it('takes a port where nobody listens for unreachable', async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => free.once('listening', resolve))
  const address = free.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await new Promise((resolve) => free.close(resolve))
  const { database } = await aDatabase([], { port })
  await expect(database.open(signal())).rejects.toMatchObject({ code: 'unreachable' })
})

it('ends with its signal while the server hangs', async () => {
  const { database } = await aDatabase('hangs')
  await database.open(signal())
  const leaving = new AbortController()
  const asked = database.rows(statement, leaving.signal)
  setTimeout(() => leaving.abort(), 50)
  await expect(asked).rejects.toMatchObject({ code: 'unreachable' })
})

it('opens one pool however often it is opened, and closes it', async () => {
  const { server, database } = await aDatabase([])
  await Promise.all([database.open(signal()), database.open(signal())])
  await database.rows(statement, signal())
  expect(server.connections()).toBe(1)
  await database.close()
  await database.close()
  await expect.poll(() => server.connections(), { timeout: 10_000 }).toBe(0)
})
