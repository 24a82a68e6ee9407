import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { migrateDatabase } from '../../src/db/migrate-database.ts'
import { unevenPayments, unpostedPayments } from '../../src/modules/operations/posted-money.store.ts'
import { sumsOf } from '../../src/modules/ledger/index.ts'
import { databases } from '@matricula/hub/testing/databases'
import { databaseOfVersion } from './versions/database-of-version.ts'
import type { VersionRow } from './versions/row.ts'

const at = '2025-06-20T03:00:00.000Z'
const instance = 'card'

function aPayment(id: string): VersionRow {
  const charge = { instance, reference: `MH-${id}`, provider_ref: `P-${id}`, account: 'provider/card' }
  return { id, ...charge, amount: 5, left: 5, actor: 'a', approved_at: at, trace: 't' }
}

function anException(id: string, row: VersionRow): VersionRow {
  const facts = JSON.stringify({ seen: 5, currency: 'COP', providerRef: `P-${id}` })
  const charge = { instance, reference: `MH-${id}`, provider_ref: `P-${id}`, facts }
  return { kind: 'unknown-reference', ...charge, created_at: at, resolved_at: at, resolved_by: 'a', ...row }
}

const ids = ['attended', 'again', 'open', 'given-back']
const rows = {
  payment: ids.map(aPayment),
  payment_exception: [
    anException('attended', { resolution: 'attended · De otro colegio' }),
    anException('again', { kind: 'approved-again', resolution: 'attended · Visto' }),
    anException('open', { resolved_at: null, resolved_by: null, resolution: null }),
    anException('given-back', { resolution: 'refunded-by-hand · 4712' }),
  ],
  posting: ids.map((id) => ({
    key: `payment:${id}`,
    subject: `payment:${id}`,
    day: '2025-06-19',
    posted_at: at,
    trace: 't',
  })),
  posting_line: ids.flatMap((id) => [
    { posting: `payment:${id}`, place: 0, account: 'provider/card', amount: 5 },
    { posting: `payment:${id}`, place: 1, account: `unapplied/${id}`, amount: -5 },
  ]),
}

describe.each(databases)('Money that a person had attended to, on $name,', (kind) => {
  it('is posted as handled outside, with its day, and back again by the version before', async () => {
    const { database, place } = await databaseOfVersion(kind, '026-payments-on-account', rows)
    onTestFinished(async () => {
      await database.destroy()
      await place.drop()
    })
    const accounts = ids.flatMap((id) => [`unapplied/${id}`, `handled-outside/${id}`] as const)
    const before = await sumsOf(database, accounts)

    await migrateDatabase(database)

    expect(await sumsOf(database, accounts)).toEqual([
      { account: 'handled-outside/again', amount: -5 },
      { account: 'handled-outside/attended', amount: -5 },
      { account: 'unapplied/given-back', amount: -5 },
      { account: 'unapplied/open', amount: -5 },
    ])
    expect(await database('posting').where({ key: 'payment:attended:2' }).first()).toMatchObject({
      day: '2025-06-19',
      reason: 'handled-outside',
    })
    expect([await unevenPayments(database), await unpostedPayments(database)]).toEqual([[], []])

    await bringBack(database)
    expect(await sumsOf(database, accounts)).toEqual(before)
  })
})

async function bringBack(database: Database): Promise<void> {
  const { down } = await import('../../src/db/migrations/028-handled-outside/index.ts')
  await down(database)
}
