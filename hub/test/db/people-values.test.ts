import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { withoutValues } from '../../src/db/without-values.ts'
import type { Database } from '../../src/db/database.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'

const person = {
  username: 'ana.ruiz',
  name: "Ana O'Ruiz (madre)",
  roles: ['finance'],
  password: 'una clave larga',
}
/** Of her name, so that a part of it is found as well. */
const hers = /Ana|Ruiz|madre/

/** Names no longer than so many signs; the embedded database takes any. */
async function shorten(database: Database, length: number): Promise<void> {
  await database('staff').update({ name: database.ref('username') })
  await database.schema.alterTable(
    'staff',
    (table) => void table.string('name', length).notNullable().alter(),
  )
}

describe.each(databases)('What is told of a refusal by $name names nobody:', (kind) => {
  const refusals: Readonly<Record<string, (database: Database) => Promise<unknown>>> = {
    'a key that is taken': async (database) => {
      const row = { key: person.name, value: '1' }
      await database('setting').insert(row)
      await database('setting').insert(row)
    },
    'a text that is no number': (database) => database.raw('select cast(? as int) as n', [person.name]),
    'a reference to nothing': (database) =>
      database('receipt').insert({
        order_id: person.name,
        token: 't',
        version: 1,
        body: '{}',
        issued_at: 'x',
      }),
    'a value that is missing': (database) => database('setting').insert({ key: person.name, value: null }),
    'a text that is too long': async (database) => {
      await shorten(database, 12)
      await database('staff').insert({
        username: 'a',
        name: person.name,
        password_hash: 'x',
        roles: '[]',
        created_at: 'x',
      })
    },
  }

  it.each(Object.entries(refusals))('%s', async (_title, act) => {
    const { database } = await openTestDatabase(kind)
    const refused: unknown = await act(database).catch((error: unknown) => error)
    // The embedded database takes any text as a number, and for any column.
    expect(refused instanceof Error || kind.name === 'SQLite').toBe(true)
    expect(inspect(refused, { depth: 9, showHidden: true })).not.toMatch(hers)
  })

  it('the log of a hub', async () => {
    const hub = await runHub({ database: kind })
    const { database } = hub.hub.app
    const admin = await signInStaff(hub, 'admin')
    const add = (username: string) => admin.post('/api/staff/users', { ...person, username })
    await database.schema.alterTable('staff', (table) => void table.unique(['name']))
    await add('ana.uno')
    expect((await add('ana.dos')).status).toBe(500)
    await shorten(database, 12)
    expect((await add('ana.tres')).status).toBe(kind.name === 'SQLite' ? 200 : 500)
    const broken = hub.lines.filter((line) => line.includes('a request broke off'))
    expect(broken).toHaveLength(kind.name === 'SQLite' ? 1 : 2)
    expect(hub.lines.filter((line) => hers.test(line))).toEqual([])
  })
})

describe('Of a refusal', () => {
  const kept = (words: string, code?: string) => withoutValues(Object.assign(new Error(words), { code }))

  it.each([
    [
      "… with unique index 'a_b'. The duplicate key value is (Ana (madre), 1).",
      "… with unique index 'a_b'. The duplicate key value is ….",
    ],
    [
      "… in table 'm.dbo.staff', column 'name'. Truncated value: 'Ana O'R'.",
      "… in table 'm.dbo.staff', column 'name'. Truncated value: ….",
    ],
    [
      "Conversion failed when converting the nvarchar value 'Ana' to data type int.",
      'Conversion failed when converting the nvarchar value … to data type int.',
    ],
    [
      'Arithmetic overflow error for data type tinyint, value = 300.',
      'Arithmetic overflow error for data type tinyint, value = …',
    ],
    [
      "Cannot insert the value NULL into column 'name', table 'm.dbo.staff'.",
      "Cannot insert the value NULL into column 'name', table 'm.dbo.staff'.",
    ],
  ])('SQL Server’s names stay and its values go: %s', (words, without) => {
    expect(kept(words)).toMatchObject({ message: without, stack: expect.stringContaining(without) })
  })

  it.each([
    [
      '22P02',
      'la sintaxis de entrada no es válida para tipo integer: «Ana»',
      'la sintaxis de entrada no es válida para tipo integer: …',
    ],
    ['22003', 'value "300" is out of range for type integer', 'value …'],
    ['22001', 'value too long for type character varying(5)', 'value too long for type character varying(5)'],
    [
      '23505',
      'duplicate key value violates unique constraint "a_b"',
      'duplicate key value violates unique constraint "a_b"',
    ],
    [
      '23502',
      'null value in column "name" of relation "staff" violates not-null constraint',
      'null value in column "name" of relation "staff" violates not-null constraint',
    ],
  ])('PostgreSQL’s names stay and its values go: %s %s', (code, words, without) => {
    expect(kept(words, code)).toMatchObject({ message: without, stack: expect.stringContaining(without) })
  })

  it('that is several, each names nobody', () => {
    const several = new AggregateError([
      new Error('The duplicate key value is (Ana).'),
      new Error('terminated'),
    ])
    expect(inspect(withoutValues(several))).not.toMatch(hers)
  })
})
