import { describe, expect, it, onTestFinished } from 'vitest'
import { migrateDatabase } from '../../src/db/migrate-database.ts'
import { migrationTable } from '../../src/db/migration-facts.ts'
import { migrationSource } from '../../src/db/migrations.ts'
import { connectDatabase } from '../../src/db/open-database.ts'
import { accountsOf, sumsOf } from '../../src/modules/ledger/index.ts'
import { verifyDatabase } from '../../src/modules/operations/verify-database.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family } from '@matricula/hub/testing/family'
import { configFor, root, runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { type Contents, contentsOf, databaseOfVersion } from './versions/database-of-version.ts'
import { versions } from './versions/all-versions.ts'
import type { VersionRow, VersionRows } from './versions/row.ts'
import { paidAttempt, paidOrder, paidToken, receiptToken, staffName } from './versions/rows-of-001.ts'
import { rowsOf002 } from './versions/rows-of-002.ts'
import { planRowsOf003, rowsOf003, students003 } from './versions/rows-of-003.ts'
import { rowsOf006 } from './versions/rows-of-006.ts'
import { withAllocations } from './versions/rows-of-013.ts'

const migrations = await migrationSource.getMigrations([])

const eachVersion = databases.flatMap((kind) =>
  Object.entries(versions).map(([version, { rows, moved }]) => ({ kind, version, rows, moved })),
)

/** The last version of those that have the same rows. */
const withOwnRows = Object.entries(versions).filter(
  ([, { rows }], place, all) => all[place + 1]?.[1].rows !== rows,
)

/** What the newest migration leaves is the same on each database: rows of then are read on one after the other, the newest on all. */
const eachRead = withOwnRows.flatMap(([version, { rows }], place) =>
  databases
    .filter((_kind, at) => place === withOwnRows.length - 1 || at === place % databases.length)
    .map((kind) => ({ kind, version, rows })),
)

/** The roster is a copy of the school's: the second version empties it, and the next start reads it anew. */
function isReadAnew(version: string, table: string): boolean {
  return version === '001-foundation' && table === 'student'
}

it('Every version but the newest is one that a database may come from', () => {
  expect(Object.keys(versions)).toEqual(migrations.slice(0, -1))
})

describe.each(eachVersion)('A $kind.name database of $version', ({ kind, version, rows, moved }) => {
  it('has every row of then after the newest migration, to the letter', async () => {
    const { database, place } = await databaseOfVersion(kind, version, rows)
    onTestFinished(async () => {
      await database.destroy()
      await place.drop()
    })
    const tables = Object.keys(rows).filter((table) => !isReadAnew(version, table))
    const then = await contentsOf(database, tables)
    for (const table of tables) expect([table, then[table]?.length]).toEqual([table, rows[table]?.length])
    const before = withoutMadeIds(version < '013' ? withAllocations(then) : then)
    await migrateDatabase(database)
    const after = withoutMadeIds(withoutHomeless(await contentsOf(database, Object.keys(before))))
    expect(columnsGone(before, after).toSorted()).toEqual([...moved].toSorted())
    expect(shared(after, before)).toEqual(shared(before, after))
  })
})

describe.each(eachRead)('A $kind.name database with the rows of $version', ({ kind, version, rows }) => {
  it('is read whole by the newest hub, which finds it sound and goes on with it', async () => {
    const { database, place } = await databaseOfVersion(kind, version, rows)
    await database.destroy()
    const hub = await runHub({ database: { name: kind.name, create: () => Promise.resolve(place) } })
    const { invariants } = await verifyDatabase(hub.hub.app.database)
    expect(invariants.filter(({ count }) => count > 0)).toEqual([])
    await readAll(hub)
    await goOn(hub, rows)
  })
})

/** Money that came and paid nothing was told by exceptions alone, and is a payment of its own since 015. */
function withoutHomeless({ payment = [], ...others }: Contents): Contents {
  return { ...others, payment: payment.filter(({ trace }) => trace !== 'migration') }
}

/** Documents of payments have become rows, which are given ids of their own. */
function withoutMadeIds({ allocation = [], ...others }: Contents): Contents {
  const bare = ({ id: _id, ...row }: VersionRow): VersionRow => row
  return { ...others, allocation: allocation.map((row) => (row['doc_num'] === null ? row : bare(row))) }
}

/** Columns that the later contents do without. */
function columnsGone(before: Contents, after: Contents): readonly string[] {
  return Object.entries(before).flatMap(([table, rows]) =>
    Object.keys(rows[0] ?? {})
      .filter((column) => !(column in (after[table]?.[0] ?? {})))
      .map((column) => `${table}.${column}`),
  )
}

/** The contents with the columns that both have, rows in an order of their own. */
function shared(contents: Contents, other: Contents): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(contents).map(([table, rows]) => {
      const columns = Object.keys(other[table]?.[0] ?? {}).toSorted()
      const only = (row: VersionRow) => columns.flatMap((name) => (name in row ? [[name, row[name]]] : []))
      return [table, rows.map((row) => JSON.stringify(only(row))).toSorted()]
    }),
  )
}

/** What the office reads of them: lists, one family's everything, the proof of a price, a receipt. */
async function readAll(hub: TestHub): Promise<void> {
  const office = hub.visitor()
  const signedIn = await office.post('/api/staff/session', { username: staffName, password: 'demo' })
  expect(signedIn.status).toBe(200)
  for (const path of [
    '/api/payments',
    '/api/payments/exceptions',
    `/api/payments/${paidToken}/timeline`,
    '/api/enrollment/admin/students/10005',
    '/api/enrollment/admin/progress',
    '/api/enrollment/admin/charges',
    '/api/enrollment/admin/fees',
    `/api/enrollment/orderhistory/list/${paidToken}`,
    '/api/outbox',
    '/api/audit',
    '/api/discounts',
    '/api/reminders',
    '/api/keys',
    '/api/staff/users',
    '/api/reconciliation/days/2025-06-19',
    '/api/privacy/families/A1B2C',
    '/api/privacy/families/10005',
    '/api/privacy/families/10014',
  ])
    expect([path, (await office.get(path)).status]).toEqual([path, 200])
  const exported = await office.get('/api/privacy/families/A1B2C')
  expect(exported.text).toContain('MH-HM4WHW7R6NA9')
  const receipt = await office.get(`/api/enrollment/resume/${receiptToken}`)
  expect([receipt.status, receipt.body]).toEqual([200, expect.objectContaining({ totalPaid: 3_800_000 })])
}

/** Nobody pays twice, a choice half made is still there, and what was due leaves the application. */
async function goOn(hub: TestHub, { withdrawal }: VersionRows): Promise<void> {
  const paid = await hub.visitor().post('/api/enrollment/login', { studentCode: 'A1B2C' })
  // Who has left reads that in the wizard.
  const told = withdrawal === undefined ? { outcome: 'complete', csrfToken: null } : { outcome: 'proceed' }
  expect(paid.body).toMatchObject(told)
  const paying = await Family.signIn(hub, '10003')
  expect((await paying.check()).status).toBe('PENDIENTE')
  const draft = await paying.visitor.get('/api/enrollment/draft')
  expect(draft.body).toMatchObject({ step: 4, version: 3 })
  await until(
    () => hub.hub.app.database('outbox').where({ status: 'due' }),
    (rows) => rows.length === 0,
  )
}

describe.each(databases)('The migrations on $name', (kind) => {
  it('of three hubs at once bring each row over once, and put what was one text into rows of its own', async () => {
    const { database, place } = await databaseOfVersion(kind, '002-offices', rowsOf002)
    const { settings } = await configFor(place.environment)
    const hubs = await Promise.all([1, 2].map(() => connectDatabase(settings.database, root)))
    onTestFinished(async () => {
      for (const hub of [database, ...hubs]) await hub.destroy()
      await place.drop()
    })
    const applied = await Promise.all([database, ...hubs].map(migrateDatabase))
    expect(applied.filter((names) => names.length > 0)).toEqual([migrations.slice(2)])
    expect(await database('food_plan_row').orderBy(['token_hash', 'position'])).toEqual(planRowsOf003)
    const plans = await database('food_plan').orderBy('token_hash').select('token_hash', 'ended_at')
    expect(plans).toEqual(
      rowsOf003['food_plan']?.map(({ token_hash, ended_at }) => ({ token_hash, ended_at })),
    )
    expect(await database('student').orderBy('code')).toEqual(sortedByCode(students003))
    expect(await database('draft').pluck('step')).toEqual([4])
  })
})

const attended = {
  reference: 'MH-PGG8GC66P05Q',
  resolution: 'attended · Anulado',
  resolved_by: `staff:${staffName}`,
  resolved_at: '2025-06-22T15:00:00.000Z',
}

describe.each(databases)('An order whose payment went back, on $name', (kind) => {
  it('is no longer told as paid after the migration, and is again by its way back', async () => {
    const { database, place } = await databaseOfVersion(kind, '006-safeguards', rowsOf006)
    onTestFinished(async () => {
      await database.destroy()
      await place.drop()
    })
    const statuses = () => database('enrollment_order').orderBy('student_code').pluck('status')
    const before = await statuses()
    await database('payment_attempt').where({ id: paidAttempt }).update({ status: 'reversed' })
    await database('payment_exception').update({ kind: 'reversed', ...attended })
    await migrateDatabase(database)
    expect((await sumsOf(database, accountsOf({ id: '', orderId: paidOrder, splitId: null }))).length).toBe(0)
    const of = await database('enrollment_order').where({ id: paidOrder }).first('status')
    expect(of).toEqual({ status: 'reversed' })
    expect((await statuses()).filter((status) => status === 'reversed')).toHaveLength(1)
    for (const _ of migrations.filter((name) => name > '006-safeguards'))
      await database.migrate.down({ migrationSource, tableName: migrationTable })
    expect(await statuses()).toEqual(before)
  })
})

function sortedByCode(students: readonly VersionRow[]): readonly VersionRow[] {
  return students.toSorted((one, other) => (String(one['code']) < String(other['code']) ? -1 : 1))
}
