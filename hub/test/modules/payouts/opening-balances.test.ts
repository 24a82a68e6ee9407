import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { takeBeforeLedger } from '@matricula/hub/testing/opening-balances'

interface OpeningBody {
  readonly instance: string
  readonly before: number
  readonly at_bank: number
  readonly on: string | null
}

const openings = async (finance: Visitor) =>
  (await finance.get<readonly OpeningBody[]>('/api/payouts/opening-balances')).body

function say(staff: Visitor, amount: number, { instance = 'card', on = '2025-06-18' } = {}) {
  const body = { amount, on, reason: 'Extractos de 2024' }
  return staff.put<OpeningBody>(`/api/payouts/opening-balances/${instance}`, body)
}

/** What stands on an account in all. */
async function sumOf({ hub }: TestHub, account: string): Promise<number> {
  const [row] = await hub.app.database('posting_line').where({ account }).sum({ amount: 'amount' })
  return Number(row?.amount ?? 0)
}

describe.each(databases)('What a provider took before the ledger, on $name,', (database) => {
  it('is moved to the bank as finance says, and by the difference when it says another amount', async () => {
    const hub = await runHub({ database })
    const finance = await signInStaff(hub, 'finance')
    expect(await openings(finance)).toEqual([])
    await takeBeforeLedger(hub)
    const nothingSaid = { instance: 'card', before: 9_300_000, at_bank: 0, on: null }
    expect(await openings(finance)).toEqual([nothingSaid])

    const said = await say(finance, 9_000_000)

    const told = { ...nothingSaid, at_bank: 9_000_000, on: '2025-06-18' }
    expect([said.status, said.body]).toEqual([200, told])
    expect(await sumOf(hub, 'bank/before')).toBe(9_000_000)
    expect(await sumOf(hub, 'provider/card')).toBe(300_000)
    await say(finance, 9_000_000)
    await Promise.all([say(finance, 9_100_000), say(finance, 9_100_000)])
    expect(await sumOf(hub, 'bank/before')).toBe(9_100_000)
    await say(finance, 8_000_000, { on: '2025-06-19' })
    expect(await openings(finance)).toEqual([{ ...told, at_bank: 8_000_000, on: '2025-06-19' }])
    expect(await sumOf(hub, 'provider/card')).toBe(1_300_000)
    const trail = await hub.hub.app.database('audit').where({ act: 'opening.set' })
    expect(trail.map(({ actor, subject }) => `${actor} ${subject}`)).toEqual(
      Array(3).fill('staff:finanzas opening:card'),
    )
  })

  it('is at most what no payout has told since', async () => {
    const hub = await runHub({ database })
    const finance = await signInStaff(hub, 'finance')
    await takeBeforeLedger(hub)

    const refused = await say(finance, 9_300_001)

    expect([problemOf(refused).code, Object.keys(problemOf(refused).errors ?? {})]).toEqual([
      'BAD_INPUT',
      ['amount'],
    ])
    const early = await say(finance, 1, { on: '2099-01-01' })
    expect(Object.keys(problemOf(early).errors ?? {})).toEqual(['on'])
    for (const amount of [-1, 1.5]) expect((await say(finance, amount)).status).toBe(400)
  })

  it('is for finance alone, and of a provider that had something', async () => {
    const hub = await runHub({ database })
    await takeBeforeLedger(hub)
    const [finance, admissions] = [await signInStaff(hub, 'finance'), await signInStaff(hub, 'admissions')]

    expect((await say(admissions, 1)).status).toBe(403)
    expect((await admissions.get('/api/payouts/opening-balances')).status).toBe(403)
    expect(problemOf(await say(finance, 1, { instance: 'invoices' })).code).toBe('NOT_FOUND')
    expect(await sumOf(hub, 'bank/before')).toBe(0)
  })
})
