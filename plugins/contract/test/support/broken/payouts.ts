import { shiftDay } from '../../../src/index.ts'
import type { Payout, PayoutLine, Payouts } from '../../../src/index.ts'
import type { Law, Trial } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { pageOf } from '../sound/sis.ts'
import { breaking, withAdapter, withStage } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { payments } = sound

const listing = (change: (intact: Payouts) => Payouts['list']): Trial<'payments'> =>
  withAdapter(payments, ({ payouts }) => (payouts ? { payouts: { list: change(payouts) } } : {}))

/** Payouts that are told changed. */
const telling = (change: (told: readonly Payout[]) => readonly Payout[]): Trial<'payments'> =>
  listing((intact) => async (days, paging, read) => {
    const { items } = await intact.list(days, { size: 1000 }, read)
    return pageOf(change(items), paging)
  })

const tellingLines = (change: (line: PayoutLine) => readonly PayoutLine[]): Trial<'payments'> =>
  telling((told) => told.map((payout) => ({ ...payout, lines: payout.lines.flatMap(change) })))

export const brokenPayouts: Breakages<Law<'payments'>> = {
  'a payout is the sum of its lines, and each line its gross less fee and withholdings, in whole pesos': [
    breaking(
      'a line is left out',
      'the net of a payout',
      tellingLines((line) => (line.kind === 'refund' ? [] : [line])),
    ),
    breaking(
      'there are no lines',
      'lines of a payout',
      telling((told) => told.map((payout) => ({ ...payout, lines: [] }))),
    ),
    breaking(
      'the fee is not taken off',
      'the net of a line',
      tellingLines((line) => [{ ...line, fee: 0 }]),
    ),
    breaking(
      'what is withheld is not taken off',
      'the net of a line',
      tellingLines((line) => [{ ...line, withheld: { retefuente: 1 } }]),
    ),
    breaking(
      'parts of a peso are kept',
      'parts of a peso',
      tellingLines((line) => [{ ...line, fee: line.fee + 0.5 }]),
    ),
    breaking(
      'the stage pays nothing out',
      'the payouts of the stage',
      withStage(payments, ({ facts }) => {
        const silent = { ...facts }
        delete silent.payOut
        return { facts: silent }
      }),
    ),
  ],
  'what was taken and given back is paid out once, by the name that find tells': [
    breaking(
      'a charge stands in two payouts',
      'what was taken',
      telling((told) => [...told, ...told.slice(0, 1).map((payout) => ({ ...payout, id: 'again' }))]),
    ),
    breaking(
      'it has another name',
      'what was taken',
      tellingLines((line) => [{ ...line, providerRef: `X-${line.providerRef}` }]),
    ),
    breaking(
      'what went back is told as paid',
      'what was given back',
      tellingLines((line) => [line.kind === 'refund' ? { ...line, gross: -line.gross } : line]),
    ),
  ],
  'payouts of a span of days page stably, each on its day, and asked again are the same': [
    breaking(
      'a payout comes on two pages',
      'nothing comes twice',
      telling((told) => [...told, ...told.slice(0, 1)]),
    ),
    breaking(
      'its day is of another span',
      'its day is of the span',
      telling((told) => told.map((payout) => ({ ...payout, day: shiftDay(payout.day, 40) }))),
    ),
    breaking(
      'a payout changes once it was told',
      'asked again',
      listing((intact) => async (days, paging, read) => {
        const page = await intact.list(days, paging, read)
        const isLater = days.from !== days.to
        return isLater
          ? { ...page, items: page.items.map((payout) => ({ ...payout, depositRef: 'later' })) }
          : page
      }),
    ),
    breaking(
      'one day leaves out the first',
      'one day',
      listing((intact) => {
        let wasSpan = false
        return async (days, paging, read) => {
          const page = await intact.list(days, paging, read)
          const isOneDay = days.from === days.to
          wasSpan ||= !isOneDay
          return wasSpan && isOneDay ? { ...page, items: page.items.slice(1) } : page
        }
      }),
    ),
    breaking(
      'every day is the same',
      'a day before all of them',
      listing(
        (intact) =>
          ({ from, to }, paging, read) =>
            intact.list({ from, to: from.startsWith('2000') ? '2999-01-01' : to }, paging, read),
      ),
    ),
  ],
}
