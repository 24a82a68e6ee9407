import { describe, expect, it } from 'vitest'
import { keepPayout } from '../../../src/modules/payouts/keep-payout.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { databases } from '@matricula/hub/testing/databases'
import { aToldPayout, payoutDay, type PayoutBody, sayOfPayout } from '@matricula/hub/testing/payouts'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

const arrival = { bank_reference: '00412', on: payoutDay }
const comeBack = { reason: 'Cuenta cerrada', on: payoutDay }

/** What each account has in pesos that payouts move; those at 0 are left out. */
async function sums({ hub }: TestHub): Promise<Readonly<Record<string, number>>> {
  const lines: readonly { account: string; amount: number | string }[] = await hub.app
    .database('posting_line')
    .select('account', 'amount')
  const found = new Map<string, number>()
  for (const { account, amount } of lines) {
    const name = account.startsWith('in-transit/') ? 'in-transit' : account
    found.set(name, (found.get(name) ?? 0) + Number(amount))
  }
  return Object.fromEntries([...found].filter(([, amount]) => amount !== 0))
}

async function expectSound({ hub }: TestHub): Promise<void> {
  const { invariants } = await verifyDatabase(hub.app.database)
  expect(invariants.filter(({ count }) => count > 0)).toEqual([])
}

async function listed(finance: Visitor, query = ''): Promise<readonly PayoutBody[]> {
  return (await finance.get<readonly PayoutBody[]>(`/api/payouts${query}`)).body
}

async function only(finance: Visitor): Promise<PayoutBody> {
  const [payout, ...others] = await listed(finance)
  if (payout === undefined || others.length > 0) throw new Error('there is one payout')
  return payout
}

/** The provider pays out what nobody here knows. */
async function tellUnknown({ hub }: TestHub): Promise<void> {
  const amounts = { gross: 100_000, fee: 4_000, withheld: { reteica: 966 }, net: 95_034 }
  const lines = [{ kind: 'charge', providerRef: 'SP-NOBODY', ...amounts }] as const
  const payout = { id: 'PO-OTHER', day: '2025-06-19', net: 95_034, depositRef: null, lines }
  await keepPayout(hub.app, { instance: 'card', payout, trace: 't' })
}

describe.each(databases)('A payout that was told, on $name,', (database) => {
  it('is on its way until finance has seen it at the bank, and again at the provider once it came back', async () => {
    const { hub, finance } = await aToldPayout({ database })
    const payout = await only(finance)
    const amounts = { gross: 4_750_000, fees: 164_994, withheld: 71_250, net: 4_513_756 }
    expect(payout).toMatchObject({ ...amounts, status: 'in-transit', lines: 1, unexplained: 0 })

    const arrived = await sayOfPayout(finance, payout, 'arrived', arrival)
    expect(arrived.body).toMatchObject({
      status: 'arrived',
      bank_reference: '00412',
      arrived_on: payoutDay,
      arrived_by: 'staff:finanzas',
    })
    const atBank = {
      'bank/payouts': 4_513_756,
      'fees/card': 164_994,
      'withheld/retefuente': 71_250,
      'accounting/main': -4_750_000,
    }
    expect(await sums(hub)).toEqual(atBank)
    await expectSound(hub)
    expect((await sayOfPayout(finance, payout, 'arrived', arrival)).status).toBe(200)
    expect(await sums(hub)).toEqual(atBank)

    const returned = await sayOfPayout(finance, payout, 'returned', comeBack)
    expect(returned.body).toMatchObject({ status: 'returned', returned_on: payoutDay })
    expect(await sums(hub)).toEqual({ 'provider/card': 4_750_000, 'accounting/main': -4_750_000 })
    await expectSound(hub)
    const again = await sayOfPayout(finance, payout, 'arrived', arrival)
    expect(again.body).toMatchObject({ code: 'PAYOUT_ENDED' })
  })

  it('that came back before it was seen is all at the provider again', async () => {
    const { hub, finance } = await aToldPayout({ database })
    expect((await sayOfPayout(finance, await only(finance), 'returned', comeBack)).status).toBe(200)
    expect(await sums(hub)).toEqual({ 'provider/card': 4_750_000, 'accounting/main': -4_750_000 })
    await expectSound(hub)
  })

  it('shows the line whose payment nobody knows, and is found by its status and references', async () => {
    const { hub, finance, started } = await aToldPayout({ database })
    await tellUnknown(hub)
    const told = await listed(finance)
    expect(told.map(({ reference, unexplained }) => [reference, unexplained])).toEqual([
      ['PO-20250620', 0],
      ['PO-OTHER', 1],
    ])
    const [known, unknown] = told
    const partsOf = async ({ id = '' }: Partial<PayoutBody> = {}) =>
      (await finance.get<PayoutBody>(`/api/payouts/${id}`)).body.parts
    expect(await partsOf(known)).toMatchObject([
      {
        kind: 'charge',
        provider_ref: started.data?.providerRef,
        reference: started.data?.reference,
        orders: [started.token],
      },
    ])
    expect(await partsOf(unknown)).toMatchObject([
      { payment: null, reference: null, orders: [], unexplained: true, withheld: { reteica: 966 } },
    ])

    const references = async (query: string) =>
      (await listed(finance, query)).map(({ reference }) => reference)
    await sayOfPayout(finance, { id: known?.id ?? '' }, 'arrived', arrival)
    expect(await references('?status=arrived')).toEqual(['PO-20250620'])
    expect(await references('?status=in-transit')).toEqual(['PO-OTHER'])
    expect(await references('?status=differs')).toEqual([])
    expect(await references('?search=00412')).toEqual(['PO-20250620'])
    expect(await references('?search=ABONO')).toEqual(['PO-20250620'])
    expect(await references('?sort=day&page[size]=1')).toEqual(['PO-OTHER'])
  })
})

it('What is said of a payout is of a day between its own, or its arrival’s, and today', async () => {
  const { hub, finance } = await aToldPayout()
  const payout = await only(finance)
  await setSeasonClock(hub, '2025-06-24T15:00:00.000Z')
  for (const on of ['2025-06-19', '2025-06-25']) {
    const { body } = await sayOfPayout(finance, payout, 'arrived', { ...arrival, on })
    expect(body).toMatchObject({ code: 'BAD_INPUT', errors: { on: [expect.any(String)] } })
  }
  expect((await sayOfPayout(finance, payout, 'arrived', { ...arrival, on: '2025-06-23' })).status).toBe(200)
  expect((await sayOfPayout(finance, payout, 'returned', comeBack)).status).toBe(422)
  expect((await sayOfPayout(finance, payout, 'returned', { ...comeBack, on: '2025-06-24' })).status).toBe(200)
})

it('Two who see a deposit at once post it once', async () => {
  const { hub, finance } = await aToldPayout()
  const payout = await only(finance)
  const said = await Promise.all([1, 2].map(() => sayOfPayout(finance, payout, 'arrived', arrival)))
  expect(said.map(({ status }) => status)).toEqual([200, 200])
  expect((await sums(hub))['bank/payouts']).toBe(4_513_756)
})

it('Payouts are finance’s alone, and each act on one is in the trail', async () => {
  const { hub, finance } = await aToldPayout()
  const payout = await only(finance)
  const admissions = await signInStaff(hub, 'admissions')
  expect((await admissions.get('/api/payouts')).status).toBe(403)
  expect((await admissions.get(`/api/payouts/${payout.id}`)).status).toBe(403)
  expect((await sayOfPayout(admissions, payout, 'arrived', arrival)).status).toBe(403)
  expect((await sayOfPayout(admissions, payout, 'returned', comeBack)).status).toBe(403)
  await sayOfPayout(finance, payout, 'arrived', arrival)
  await sayOfPayout(finance, payout, 'returned', comeBack)

  const acts: readonly { act: string; actor: string }[] = await hub.hub.app
    .database('audit')
    .where({ subject: `payout:${payout.id}` })
    .whereLike('act', 'payout.%')
    .orderBy('id')
  expect(acts.map(({ act, actor }) => [act, actor])).toEqual([
    ['payout.arrive', 'staff:finanzas'],
    ['payout.return', 'staff:finanzas'],
  ])
})
