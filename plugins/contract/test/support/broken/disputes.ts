import { shiftDay } from '../../../src/index.ts'
import type { Disputes, ToldDispute } from '../../../src/index.ts'
import type { Law, Trial } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { pageOf } from '../sound/sis.ts'
import { breaking, withAdapter, withStage } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { payments } = sound

const listing = (change: (intact: Disputes) => Disputes['list']): Trial<'payments'> =>
  withAdapter(payments, ({ disputes }) => (disputes ? { disputes: { list: change(disputes) } } : {}))

/** Disputes that are told changed. */
const telling = (change: (told: readonly ToldDispute[]) => readonly ToldDispute[]): Trial<'payments'> =>
  listing((intact) => async (days, paging, read) => {
    const { items } = await intact.list(days, { size: 1000 }, read)
    return pageOf(change(items), paging)
  })

const tellingEach = (change: (dispute: ToldDispute) => ToldDispute): Trial<'payments'> =>
  telling((told) => told.map(change))

export const brokenDisputes: Breakages<Law<'payments'>> = {
  'a contested payment is told by the name that find tells, in whole pesos, until it is decided': [
    breaking(
      'the charge has another name',
      'the dispute',
      tellingEach((dispute) => ({ ...dispute, providerRef: `X-${dispute.providerRef}` })),
    ),
    breaking(
      'a case is told twice',
      'other disputes',
      telling((told) => [...told, ...told]),
    ),
    breaking(
      'the fee has parts of a peso',
      'a fee in whole pesos',
      tellingEach((dispute) => ({ ...dispute, fee: dispute.fee + 0.5 })),
    ),
    breaking(
      'it is to be answered before it opened',
      'the last day to answer',
      tellingEach((dispute) => ({ ...dispute, answerBy: shiftDay(dispute.openedOn, -1) })),
    ),
    breaking(
      'the stage contests nothing',
      'the disputes of the stage',
      withStage(payments, ({ facts }) => {
        const silent = { ...facts }
        delete silent.contest
        return { facts: silent }
      }),
    ),
  ],
  'what was decided is told of the same case, with its day': [
    breaking(
      'a decision is another case',
      'the cases',
      tellingEach((dispute) =>
        dispute.status === 'opened' ? dispute : { ...dispute, ref: `${dispute.ref}-2` },
      ),
    ),
    breaking(
      'all are lost',
      'how they ended',
      tellingEach((dispute) => (dispute.status === 'won' ? { ...dispute, status: 'lost' } : dispute)),
    ),
    breaking(
      'a decision has no day',
      'the days of the decisions',
      tellingEach((dispute) => ({ ...dispute, endedOn: null })),
    ),
  ],
  'disputes of a span of days page stably, and none is told of other days': [
    breaking(
      'a dispute comes on two pages',
      'nothing comes twice',
      telling((told) => [...told, ...told.slice(0, 1)]),
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
