import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { signInGuardian } from '@matricula/hub/testing/guardian'
import { signInStaff } from '@matricula/hub/testing/staff'
import { tablesOf } from '@matricula/hub/testing/tables'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { draft } from '../../modules/reminders/a-reminder.ts'
import { useGrownSchool } from './grown-school.ts'
import { growingTables } from './growing-tables.ts'
import { smallTables } from './small-tables.ts'
import { statementsOfJobs } from './job-statements.ts'
import { callsOf, listsOf, type PublishedApi } from './list-calls.ts'
import { type Statement, tablesReadWhole, wholeReads } from './read-plan.ts'

/** What reads a growing table whole by its nature, and is not asked for while families pay. */
const whole: readonly RegExp[] = [
  // A discount ends in three ways, each by a day of its own; there are few, and it is done once a night.
  /^delete from .discount/,
]

/** What may read an index whole, but no table. */
const narrow: readonly RegExp[] = [
  // How many there are of all is told on every page, exactly, and no database keeps count.
  /^select (?:count|sum)\(/,
  // A word may stand anywhere in a name, and a beginning in large or small letters: the narrow index that has them is read.
  / like /,
  // Those that have nothing to be sorted by stand behind the others, and are read where a page gets there.
  / not exists /,
]

// A plan is that of a real database: the stand-in's would be PostgreSQL's once more.
const real = databases.filter(({ name }) => name !== 'SQL Server')

describe.each(real)('In a grown school on $name', (kind) => {
  const school = useGrownSchool(kind)
  const hub = useHub({ database: kind })
  const sent = new Map<string, Statement>()
  const planned = new Set<string>()
  let published: PublishedApi
  let callers: Readonly<Record<'office' | 'guardian', Visitor>>
  let reminder: string

  beforeAll(async () => {
    await (await Family.signIn(hub(), '10001')).enrol(rightAndCosts)
    const office = await signInStaff(hub(), 'admin')
    callers = { office, guardian: await signInGuardian(hub()) }
    published = (await office.get<PublishedApi>('/openapi.json')).body
    reminder = (await draft(office)).id
    hub().hub.app.database.on('query', (query: Statement) => void sent.set(query.sql, query))
  })

  /** What an answer takes that is more than an index may be read of. */
  async function readFor(call: string): Promise<readonly string[]> {
    sent.clear()
    const caller = /^\/api\/(?:family\/|invoices\/(?!ageing))/.test(call) ? callers.guardian : callers.office
    expect([call, (await caller.get(call)).status]).toEqual([call, 200])
    const found: string[] = []
    for (const statement of sent.values()) {
      const asked = JSON.stringify([statement.sql, statement.bindings])
      if (planned.has(asked) || !/^(?:select|with)\b/i.test(statement.sql)) continue
      planned.add(asked)
      for (const { table, of } of await wholeReads(school(), statement))
        if (of === 'table' || !narrow.some((pattern) => pattern.test(statement.sql)))
          found.push(`${of} of ${table}: ${statement.sql}`)
    }
    return found
  }

  it('every table has grown that grows with families', async () => {
    expect(await tablesOf(school())).toEqual([...growingTables, ...smallTables].toSorted())
  })

  it('no job reads a table whole that grows', async () => {
    const hub = await runHub({ database: kind })
    await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
    const statements = await statementsOfJobs(hub)
    expect(statements.length).toBeGreaterThan(40)
    const database = school()
    const found: string[] = []
    for (const statement of statements) {
      const tables = await tablesReadWhole(database, statement)
      const isKnown = whole.some((pattern) => pattern.test(statement.sql))
      if (tables.length > 0 && !isKnown) found.push(`${tables.join(', ')}: ${statement.sql}`)
    }
    expect(found).toEqual([])
  }, 900_000)

  it('no page of a list, by whatever it is sorted and narrowed to, reads a table whole that grows', async () => {
    const lists = listsOf(published)
    expect(lists.length).toBeGreaterThan(20)
    const found = new Set<string>()
    for (const list of lists)
      for (const call of callsOf(list, { grade: '7', id: reminder, student: '30001' }))
        for (const read of await readFor(call)) found.add(read)
    expect([...found]).toEqual([])
  }, 900_000)

  it('a statement that would read one is told of', async () => {
    const statement = { sql: 'select * from student where last_names = ?', bindings: ['x'] }
    expect(await tablesReadWhole(school(), statement)).toEqual(['student'])
  })
})
