import { expect } from 'vitest'
import { bogotaDay } from '../../domain/bogota-day.ts'
import type { DaySpan } from '../../domain/common.ts'
import type { ToldDispute } from '../../domain/told-dispute.ts'
import type { CheckoutRequest, Disputes } from '../../kinds/payments.ts'
import type { Paging, Read } from '../../lifecycle.ts'
import { aSettledPayment, foundPayment, rawStatusFor } from '../acts/payments.ts'
import { claimed } from '../claimed.ts'
import type { Law } from '../law.ts'
import type { Scene } from '../scene.ts'
import { expectStablePaging, walkPages } from '../walk-pages.ts'

type Payments = Scene<'payments'>

const tellsDisputes = ({ adapter }: Payments) => adapter.disputes !== undefined

export const disputeLaws: readonly Law<'payments'>[] = [
  {
    title: 'a contested payment is told by the name that find tells, in whole pesos, until it is decided',
    appliesTo: tellsDisputes,
    async run(scene) {
      const [checkout] = await contested(scene, 1)
      const { reference, amount } = claimed('the checkout', checkout)
      const { providerRef } = await foundPayment(scene, reference)
      const [opened, ...others] = await told(scene)
      expect(others, 'other disputes').toEqual([])
      expect(opened, 'the dispute').toMatchObject({ providerRef, amount, status: 'opened', endedOn: null })
      const { fee, openedOn, answerBy } = claimed('the dispute', opened)
      expect(Number.isSafeInteger(fee) && fee >= 0, 'a fee in whole pesos').toBe(true)
      expect(answerBy === null || answerBy >= openedOn, 'the last day to answer').toBe(true)
    },
  },
  {
    title: 'what was decided is told of the same case, with its day',
    appliesTo: tellsDisputes,
    async run(scene) {
      const [won, lost] = await contested(scene, 2)
      const before = await told(scene)
      await decide(scene, claimed('the first', won), 'won')
      await decide(scene, claimed('the second', lost), 'lost')
      const after = await told(scene)
      const refOf = ({ ref }: ToldDispute) => ref
      expect(after.map(refOf).toSorted(), 'the cases').toEqual(before.map(refOf).toSorted())
      expect(after.map(({ status }) => status).toSorted(), 'how they ended').toEqual(['lost', 'won'])
      const today = bogotaDay(scene.kit.now())
      expect(
        after.map(({ endedOn }) => endedOn),
        'the days of the decisions',
      ).toEqual([today, today])
    },
  },
  {
    title: 'disputes of a span of days page stably, and none is told of other days',
    appliesTo: tellsDisputes,
    async run(scene) {
      await contested(scene, 3)
      const day = bogotaDay(scene.kit.now())
      const disputes = claimed('disputes', scene.adapter.disputes)
      await expectStablePaging(on(disputes, { from: day, to: day }), ({ ref }) => ref, scene.read())
      const before = { from: longAgo, to: longAgo }
      expect(await walkPages(on(disputes, before), 2, scene.read()), 'a day before all of them').toEqual([])
    },
  },
]

/** Before any vendor's first payment. */
const longAgo = '2000-01-01'

/** So many approved payments that are contested now. */
async function contested(scene: Payments, count: number): Promise<readonly CheckoutRequest[]> {
  const checkouts: CheckoutRequest[] = []
  while (checkouts.length < count) {
    const checkout = await aSettledPayment(scene, rawStatusFor(scene, 'approved'))
    await decide(scene, checkout, 'opened')
    checkouts.push(checkout)
  }
  return checkouts
}

async function decide(
  { stage: { facts } }: Payments,
  { reference }: CheckoutRequest,
  status: ToldDispute['status'],
): Promise<void> {
  expect(Object.keys(facts), 'the disputes of the stage').toContain('contest')
  await facts.contest?.(reference, status)
}

async function told(scene: Payments): Promise<readonly ToldDispute[]> {
  const today = bogotaDay(scene.kit.now())
  return walkPages(
    on(claimed('disputes', scene.adapter.disputes), { from: today, to: today }),
    2,
    scene.read(),
  )
}

function on(disputes: Disputes, days: DaySpan) {
  return (paging: Paging, read: Read) => disputes.list(days, paging, read)
}
