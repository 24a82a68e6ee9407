import { unwrap } from '@matricula/hub/api/answers'
import { enrol, deviation } from '../families/enrol.ts'
import { enter } from '../families/sign-in.ts'
import { pays } from '../families/at-provider.ts'
import { orRefused } from '../families/refused-as.ts'
import { lastAttempt, type Transcript } from '../families/transcript.ts'
import type { EnrolmentOutcome } from '../outcomes.ts'
import { withRetry } from '../hub/with-retry.ts'
import { awaitStatus } from './at-office.ts'
import { each, type Scene } from './scene.ts'
import { askOnceAsFinance } from './second-person.ts'

/** Nothing is left to pay, or the bank is to pay: the press of the button is the end. */
export function submitOnly(outcome: EnrolmentOutcome): Scene {
  return {
    outcomes: [outcome],
    play: (world, transcripts) =>
      each(world, transcripts, async (transcript) => {
        await enrol(world, transcript)
      }),
  }
}

/** The bank's file arrives, and finance has the hub read it. */
export const bankFile: Scene = {
  outcomes: ['agreement'],
  async play(world, transcripts) {
    const { finance } = world.office
    const day = world.calendar.today
    const lines = transcripts.map(
      (transcript) => `${lastAttempt(transcript).reference};${lastAttempt(transcript).amount};${day}`,
    )
    const content = ['referencia;valor;fecha', ...lines].join('\n')
    const body = { name: 'ensayo.csv', content, mode: 'run', first_line: 2 } as const
    await askOnceAsFinance(world, () =>
      unwrap(finance.api.POST('/api/payments/bank-agreement/file', { body })),
    )
    await each(world, transcripts, async (transcript) => {
      await awaitStatus(world, transcript, 'PAGO DAVIVIENDA')
      lastAttempt(transcript).expectedStatus = 'approved'
    })
  },
}

/** A family brings the bank's paper receipt, and finance enters it. */
export const byHand: Scene = {
  outcomes: ['agreement-by-hand'],
  play: (world, transcripts) =>
    each(world, transcripts, async (transcript) => {
      const params = { path: { token: transcript.token ?? '' } }
      const body = { status: 'INGRESO MANUAL', reason: 'Recibo en papel' } as const
      const { api } = world.office.finance
      await askOnceAsFinance(world, () =>
        unwrap(api.POST('/api/payments/bank-agreement/{token}/confirm', { params, body })),
      )
      lastAttempt(transcript).expectedStatus = 'approved'
    }),
}

/** Nobody paid in time; the hub finds out when it starts again, if not before. */
export const agreementExpires: Scene = {
  outcomes: ['agreement-expired'],
  play: (_world, transcripts) => {
    for (const transcript of transcripts) lastAttempt(transcript).expectedStatus = 'expired'
    return Promise.resolve()
  },
}

/** The year in advance is no longer offered; the family pays by months. */
export const afterCutoff: Scene = {
  outcomes: ['after-cutoff'],
  play: (world, transcripts) =>
    each(world, transcripts, async (transcript) => {
      await refuseYear(world, transcript)
      await pays(world, transcript)
    }),
}

async function refuseYear(world: Parameters<Scene['play']>[0], transcript: Transcript): Promise<void> {
  const { api } = await enter(world, transcript.scenario.code)
  const body = { period: 1, method: 2, quotas: 0, transport: { is: 'none' }, activities: [] } as const
  const input = await withRetry(world, () =>
    orRefused(unwrap(api.POST('/api/enrollment/quotes', { body: { ...body, activities: [] } })), [
      'PERIOD_CLOSED',
    ]),
  )
  if (input.is === 'done') throw deviation(transcript, 'PERIOD_CLOSED', String(input.answer.totals.totalV))
}
