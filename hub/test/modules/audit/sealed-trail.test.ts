import pino from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../../../src/db/migrate-database.ts'
import type { Database } from '../../../src/db/database.ts'
import { connectDatabase } from '../../../src/db/open-database.ts'
import { recordAudit } from '../../../src/modules/audit/audit.store.ts'
import { brokenSeals } from '../../../src/modules/audit/broken-seals.ts'
import { dropAuditBefore } from '../../../src/modules/audit/drop-audit.ts'
import { sealAudit } from '../../../src/modules/audit/seal-audit.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { configFor, root } from '@matricula/hub/testing/test-hub'

const never = new AbortController().signal
const day = (date: number) => new Date(Date.UTC(2025, 5, date, 15))

function appOf(database: Database, lines: string[] = []) {
  const clock = { now: () => day(30), wall: () => day(30) }
  return { database, clock, log: pino({ base: null }, { write: (line: string) => void lines.push(line) }) }
}

async function happens(database: Database, date: number, ...subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) {
    await recordAudit(database, {
      at: day(date),
      actor: 'staff:finanzas',
      act: 'fee.change',
      subject,
      before: { value: 1 },
      after: { value: 2 },
      trace: 'a-request',
    })
  }
}

/** Three days of two entries each, and each day sealed: seals 1, 2 and 3. */
async function threeDays(database: Database): Promise<void> {
  for (const date of [10, 11, 12]) await happens(database, date, `a-${date}`, `b-${date}`)
  await sealAudit(appOf(database), never)
}

const seals = (database: Database) => database('audit_seal').orderBy('number').select('number', 'entries')

describe.each(databases)('The audit trail on $name', (kind) => {
  it('is sealed day by day, each entry once, and what comes later by later seals', async () => {
    const { database } = await openTestDatabase(kind)
    await threeDays(database)
    await sealAudit(appOf(database), never)
    await happens(database, 12, 'c-12')
    await sealAudit(appOf(database), never)
    expect(await seals(database)).toEqual([
      { number: 1, entries: 2 },
      { number: 2, entries: 2 },
      { number: 3, entries: 2 },
      { number: 4, entries: 1 },
    ])
    expect(await database('audit').whereNull('sealed_in')).toEqual([])
    expect(await brokenSeals(database)).toEqual([])
  })

  it('has each entry under one seal when two hubs seal it at the same time', async () => {
    const { database, again } = await openTestDatabase(kind)
    const other = await again()
    for (const date of [10, 11, 12]) await happens(database, date, 'a', 'b', 'c')
    await Promise.all([database, other, database, other].map((one) => sealAudit(appOf(one), never)))
    await sealAudit(appOf(database), never)
    const sealed = await seals(database)
    expect(sealed.reduce((sum, { entries }) => sum + Number(entries), 0)).toBe(9)
    expect(await brokenSeals(database)).toEqual([])
  })

  it('tells its last seal to the log, once, without anybody in it', async () => {
    const { database } = await openTestDatabase(kind)
    const lines: string[] = []
    await threeDays(database)
    await happens(database, 13, 'A1B2C')
    await sealAudit(appOf(database, lines), never)
    const last = await database('audit_seal').orderBy('number', 'desc').first()
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ seal: 4, digest: last.seal }])
    expect(lines.join('')).not.toContain('A1B2C')
    await sealAudit(appOf(database, lines), never)
    expect(lines).toHaveLength(1)
  })

  it('loses its oldest days when they were kept long enough, and the rest still holds', async () => {
    const { database } = await openTestDatabase(kind)
    await threeDays(database)
    await happens(database, 13, 'not sealed yet')
    expect(await dropAuditBefore(appOf(database), day(12))).toBe(4)
    expect(await database('audit').orderBy('id').pluck('subject')).toEqual(['a-12', 'b-12', 'not sealed yet'])
    expect(await brokenSeals(database)).toEqual([])
    expect(await dropAuditBefore(appOf(database), day(12))).toBe(0)
  })
})

/** What somebody with the database in hand may do to a trail of three sealed days, and the seals that tell. */
const forgeries: Readonly<Record<string, [(database: Database) => Promise<unknown>, readonly string[]]>> = {
  'another value in an entry': [
    (database) => database('audit').where({ subject: 'a-11' }).update({ after: '{"value":3}' }),
    ['2'],
  ],
  'another hand in an entry': [
    (database) => database('audit').where({ subject: 'b-12' }).update({ actor: 'staff:admin' }),
    ['3'],
  ],
  'an entry taken away': [(database) => database('audit').where({ subject: 'b-10' }).delete(), ['1']],
  'an entry put in': [
    async (database) => {
      await happens(database, 11, 'forged')
      await database('audit').where({ subject: 'forged' }).update({ sealed_in: 2 })
    },
    ['2'],
  ],
  'a day taken away with its seal': [
    async (database) => {
      await database('audit').where({ sealed_in: 2 }).delete()
      await database('audit_seal').where({ number: 2 }).delete()
    },
    ['3'],
  ],
  'a day in the middle called kept long enough': [
    async (database) => {
      await database('audit').where({ sealed_in: 2 }).delete()
      await database('audit_seal')
        .where({ number: 2 })
        .update({ dropped_at: day(29).toISOString() })
    },
    ['2'],
  ],
  'a seal over what was changed': [
    (database) =>
      database('audit_seal')
        .where({ number: 1 })
        .update({ seal: 'f'.repeat(64) }),
    ['1', '2'],
  ],
  'entries under a seal that nobody put on': [
    (database) => database('audit').where({ sealed_in: 3 }).update({ sealed_in: 9 }),
    ['3', '9'],
  ],
}

describe.each(databases)('A forged trail on $name is told by', (kind) => {
  let database: Database

  beforeAll(async () => {
    const place = await kind.create()
    database = await connectDatabase((await configFor(place.environment)).settings.database, root)
    await migrateDatabase(database)
    await threeDays(database)
    return async () => {
      await database.destroy()
      await place.drop()
    }
  })

  it.each(Object.entries(forgeries))('%s', async (_what, [forge, told]) => {
    const trx = await database.transaction()
    await forge(trx)
    const broken = await brokenSeals(trx)
    await trx.rollback()
    expect(broken).toEqual(told)
    expect(await brokenSeals(database)).toEqual([])
  })
})
