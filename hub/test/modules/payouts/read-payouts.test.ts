import { describe, expect, it, vi } from 'vitest'
import type { Payout } from '@matricula/contract'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { databases } from '@matricula/hub/testing/databases'
import { aPayoutDay, aToldPayout, payoutDay, readToldPayouts } from '@matricula/hub/testing/payouts'
import { watch } from '@matricula/hub/testing/progress'
import { sharedDatabase } from '@matricula/hub/testing/shared-database'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

/** What each account has in pesos, that of the payout by its kind; those at 0 are left out. */
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

async function brokenIn({ hub }: TestHub): Promise<readonly string[]> {
  const { invariants } = await verifyDatabase(hub.app.database)
  return invariants.filter(({ count }) => count > 0).map(({ name }) => name)
}

/** The provider tells these payouts from now on. */
function tell({ hub }: TestHub, change: (told: readonly Payout[]) => readonly Payout[]): void {
  const { payouts } = hub.app.plugins.payments('card')
  if (payouts === undefined) throw new Error('the sandbox tells payouts')
  const intact = payouts.list.bind(payouts)
  vi.spyOn(payouts, 'list').mockImplementation(async (...asked) => ({
    ...(await intact(...asked)),
    items: [...change((await intact(...asked)).items)],
  }))
}

const rows = ({ hub }: TestHub) => hub.app.database('payout').orderBy('payout_ref')

describe.each(databases)('A payout on $name', (database) => {
  it('that its provider told is kept and posted once, less its fee and what is withheld', async () => {
    const { hub } = await aToldPayout({ database })
    await readToldPayouts(hub)

    const [payout, ...others] = await rows(hub)
    expect(others).toEqual([])
    const named = { instance: 'card', payout_ref: 'PO-20250620', deposit_ref: 'ABONO 20250620' }
    expect(payout).toMatchObject({ ...named, day: payoutDay, status: 'in-transit' })
    expect(Number(payout.net)).toBe(4_513_756)
    expect(await sums(hub)).toEqual({
      'in-transit': 4_513_756,
      'fees/card': 164_994,
      'withheld/retefuente': 71_250,
      'accounting/main': -4_750_000,
    })
    expect(await brokenIn(hub)).toEqual([])
  })

  it('that is told otherwise later stays as it was kept, and says so until it is told the same again', async () => {
    const { hub } = await aToldPayout({ database })
    const { summary } = await watch(hub)
    const before = await sums(hub)
    const [kept] = await rows(hub)
    tell(hub, (told) =>
      told.map((payout) => ({
        ...payout,
        net: 1,
        lines: [{ ...lineOf(payout), gross: 1, fee: 0, withheld: {}, net: 1 }],
      })),
    )
    await readToldPayouts(hub)

    const [differing] = await rows(hub)
    expect(differing).toMatchObject({ net: kept.net, digest: kept.digest })
    expect(differing.differs_since).not.toBeNull()
    expect((await summary()).attention).toMatchObject({ payouts: 1 })
    expect(await sums(hub)).toEqual(before)
    expect(await brokenIn(hub)).toEqual([])

    vi.restoreAllMocks()
    await readToldPayouts(hub)
    expect((await rows(hub))[0].differs_since).toBeNull()
    expect((await summary()).attention).toMatchObject({ payouts: 0 })
  })
})

it.each(databases)('A payout that was told while no hub ran is read at the start, on $name', async (kind) => {
  const database = await sharedDatabase(kind)
  await aPayoutDay({ database })

  const started = await runHub({ database })

  const [payout] = await until(
    () => rows(started),
    (kept) => kept.length > 0,
  )
  expect(payout).toMatchObject({ payout_ref: 'PO-20250620', status: 'in-transit' })
})

it('A payout that is not the sum of its lines is not kept, and the others are', async () => {
  const { hub } = await aToldPayout()
  tell(hub, (told) => [
    ...told.map((payout) => ({ ...payout, id: 'off', net: payout.net + 1 })),
    ...told.map((payout) => ({ ...payout, id: 'other' })),
  ])
  await readToldPayouts(hub)
  expect((await rows(hub)).map(({ payout_ref: ref }) => ref)).toEqual(['PO-20250620', 'other'])
})

it('A provider that is away is passed over, and read the next time', async () => {
  const { hub, provider } = await aPayoutDay()
  await provider.misbehave({ trouble: 'unreachable' })
  await readToldPayouts(hub)
  expect(await rows(hub)).toEqual([])
  await provider.misbehave({})
  await readToldPayouts(hub)
  expect(await rows(hub)).toHaveLength(1)
})

function lineOf({ lines: [line] }: Payout) {
  if (line === undefined) throw new Error('a payout has lines')
  return line
}
