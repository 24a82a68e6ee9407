import { expect } from 'vitest'
import { bogotaDay, isWithin } from '../../domain/bogota-day.ts'
import type { Cop, DaySpan } from '../../domain/common.ts'
import type { Payout, PayoutLine } from '../../domain/payout.ts'
import type { CheckoutRequest, Payouts } from '../../kinds/payments.ts'
import type { Paging, Read } from '../../lifecycle.ts'
import { aSettledPayment, foundPayment, rawStatusFor } from '../acts/payments.ts'
import { claimed } from '../claimed.ts'
import type { Law } from '../law.ts'
import type { Scene } from '../scene.ts'
import { expectStablePaging, walkPages } from '../walk-pages.ts'

type Payments = Scene<'payments'>

const tellsPayouts = ({ adapter }: Payments) => adapter.payouts !== undefined

export const payoutLaws: readonly Law<'payments'>[] = [
  {
    title:
      'a payout is the sum of its lines, and each line its gross less fee and withholdings, in whole pesos',
    appliesTo: tellsPayouts,
    async run(scene) {
      const told = await payoutsOfThree(scene)
      for (const { net, lines } of told.payouts) {
        expect(lines.length, 'lines of a payout').toBeGreaterThan(0)
        expect(net, 'the net of a payout').toBe(sum(lines.map((line) => line.net)))
        for (const line of lines) expectWhole(line)
      }
    },
  },
  {
    title: 'what was taken and given back is paid out once, by the name that find tells',
    appliesTo: tellsPayouts,
    async run(scene) {
      const { checkouts, payouts } = await payoutsOfThree(scene)
      const lines = payouts.flatMap((payout) => payout.lines)
      for (const [place, { reference, amount }] of checkouts.entries()) {
        const { providerRef } = await foundPayment(scene, reference)
        const grossOf = (kind: PayoutLine['kind']) =>
          lines
            .filter((line) => line.kind === kind && line.providerRef === providerRef)
            .map(({ gross }) => gross)
        expect(grossOf('charge'), 'what was taken').toEqual([amount])
        const isGivenBack = place === 0 && scene.adapter.supports.refunds !== 'none'
        expect(grossOf('refund'), 'what was given back').toEqual(isGivenBack ? [-amount] : [])
      }
    },
  },
  {
    title: 'payouts of a span of days page stably, each on its day, and asked again are the same',
    appliesTo: tellsPayouts,
    async run(scene) {
      const { adapter, kit } = scene
      const { days, payouts: told } = await payoutsOfThree(scene)
      const payouts = claimed('payouts', adapter.payouts)
      await expectStablePaging(on(payouts, days), ({ id }) => id, scene.read())
      for (const { day } of told) expect(isWithin(day, days), 'its day is of the span').toBe(true)
      kit.passTime(oneDayMs)
      const later = { from: days.from, to: bogotaDay(kit.now()) }
      const again = await payoutsOf(scene, later)
      expect(again.slice(0, told.length), 'asked again').toEqual(told)
      const { day } = claimed('the first payout', told[0])
      const ofDay = told.filter((payout) => payout.day === day)
      expect(await payoutsOf(scene, { from: day, to: day }), 'one day').toEqual(ofDay)
      const before = { from: longAgo, to: longAgo }
      expect(await payoutsOf(scene, before), 'a day before all of them').toEqual([])
    },
  },
]

const oneDayMs = 86_400_000

/** Before any vendor's first payment. */
const longAgo = '2000-01-01'

interface ToldPayouts {
  readonly checkouts: readonly CheckoutRequest[]
  readonly days: DaySpan
  readonly payouts: readonly Payout[]
}

/** A payout for each of three payments, of which the first went back where the adapter gives money back. */
async function payoutsOfThree(scene: Payments): Promise<ToldPayouts> {
  const { kit } = scene
  const from = bogotaDay(kit.now())
  const checkouts: CheckoutRequest[] = []
  for (const _ of [1, 2, 3]) {
    checkouts.push(await aSettledPayment(scene, rawStatusFor(scene, 'approved')))
    if (checkouts.length === 1) await giveBack(scene, checkouts[0])
    await payOut(scene)
  }
  const days = { from, to: bogotaDay(kit.now()) }
  return { checkouts, days, payouts: await payoutsOf(scene, days) }
}

async function payoutsOf({ adapter, read }: Payments, days: DaySpan): Promise<readonly Payout[]> {
  return walkPages(on(claimed('payouts', adapter.payouts), days), 2, read())
}

async function payOut({ stage: { facts } }: Payments): Promise<void> {
  expect(Object.keys(facts), 'the payouts of the stage').toContain('payOut')
  await facts.payOut?.()
}

async function giveBack(scene: Payments, checkout: CheckoutRequest | undefined): Promise<void> {
  const { refunds } = scene.adapter
  if (refunds === undefined || checkout === undefined) return
  const { reference, amount } = checkout
  const { providerRef } = await foundPayment(scene, reference)
  await refunds.refund({ reference, providerRef, amount, reason: 'pago duplicado' }, scene.write())
}

function on(payouts: Payouts, days: DaySpan) {
  return (paging: Paging, read: Read) => payouts.list(days, paging, read)
}

function expectWhole(line: PayoutLine): void {
  const withheld = Object.values(line.withheld)
  const amounts = [line.gross, line.fee, line.net, ...withheld]
  expect(
    amounts.filter((amount) => !Number.isSafeInteger(amount)),
    'parts of a peso',
  ).toEqual([])
  expect(line.net, 'the net of a line').toBe(line.gross - line.fee - sum(withheld))
}

function sum(amounts: readonly Cop[]): Cop {
  return amounts.reduce((total, amount) => total + amount, 0)
}
