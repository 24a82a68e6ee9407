import { expect, it } from 'vitest'
import type { Database } from '../../../src/db/database.ts'
import { disputesOf } from '../../../src/modules/payments/index.ts'
import { contested, say, why } from '@matricula/hub/testing/disputes'
import { tablesOf } from '@matricula/hub/testing/tables'

/** What is written of money and of whoever is signed in; everything else says how the child stands at the school. */
const moneyAndTrail = [
  'audit',
  'audit_seal',
  'dispute',
  'payment_capture',
  'posting',
  'posting_line',
  'session',
  'try_count',
]
/** What a payment that went back writes as well (payments-40). */
const ofReturn = [
  'allocation',
  'enrollment_order',
  'payment',
  'payment_attempt',
  'payment_exception',
  'season_student',
]

async function contents(database: Database): Promise<ReadonlyMap<string, string>> {
  const tables = await tablesOf(database)
  const texts = await Promise.all(tables.map(async (table) => JSON.stringify(await database(table))))
  return new Map(tables.map((table, index) => [table, texts[index] ?? '']))
}

async function changedBy(database: Database, act: () => Promise<unknown>): Promise<readonly string[]> {
  const before = await contents(database)
  await act()
  const after = await contents(database)
  return [...after].filter(([table, text]) => before.get(table) !== text).map(([table]) => table)
}

it.each([
  ['win', {}, moneyAndTrail],
  ['lose', { borne_by: 'school' }, moneyAndTrail],
  ['lose', { borne_by: 'family' }, [...moneyAndTrail, ...ofReturn]],
] as const)(
  'A dispute leaves the child’s place, activities and transport as they were, also at its end: %s %j',
  async (act, ending, mayChange) => {
    const { hub, finance, dispute, payment } = await contested()
    const { database } = hub.hub.app
    const order = await database('enrollment_order').first('quote', 'choices')
    const changed = await changedBy(database, async () => {
      await say(finance, dispute, 'answer', { answer: 'El contrato' })
      await say(finance, dispute, act, { ...ending, reason: why })
    })
    expect((await disputesOf(database, [payment])).map(({ openPayment }) => openPayment)).toEqual([null])
    expect(changed.filter((table) => !mayChange.some((one) => one === table))).toEqual([])
    expect(await database('enrollment_order').first('quote', 'choices')).toEqual(order)
  },
)
