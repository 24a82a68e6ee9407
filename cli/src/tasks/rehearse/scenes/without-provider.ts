import { answered } from '../../../hub/answered.ts'
import { fact } from '../fact.ts'
import { enrol, surprised } from '../families/enrol.ts'
import { enter } from '../families/sign-in.ts'
import { pays } from '../families/at-provider.ts'
import { orRefused } from '../families/refused-as.ts'
import { lastTry, type Tale } from '../families/tale.ts'
import type { Fate } from '../fates.ts'
import { bogotaDay } from '../season-days.ts'
import { insist } from '../world.ts'
import { each, type Scene } from './scene.ts'

/** Nothing is left to pay, or the bank is to pay: the press of the button is the end. */
export function pressOnly(fate: Fate): Scene {
  return {
    fate,
    play: (world, tales) =>
      each(world, tales, async (tale) => {
        await enrol(world, tale)
      }),
  }
}

/** The bank's file arrives, and finance has the hub read it. */
export const bankFile: Scene = {
  fate: 'agreement',
  async play(world, tales) {
    const { it, finance } = world.office
    const { now } = await answered(it.api.GET('/api/season-clock'))
    const day = bogotaDay(new Date(now))
    const lines = tales.map((tale) => `${lastTry(tale).reference};${lastTry(tale).amount};${day}`)
    const content = ['referencia;valor;fecha', ...lines].join('\n')
    const body = { name: 'ensayo.csv', content, mode: 'run', first_line: 2 } as const
    const answers = await insist(world, () =>
      answered(finance.api.POST('/api/payments/bank-agreement/file', { body })),
    )
    await each(world, tales, async (tale) => {
      const { reference } = lastTry(tale)
      const lines = Array.isArray(answers) ? answers : []
      const result = lines.find((answer) => answer.reference === reference)?.result
      if (result !== 'paid') throw surprised(tale, fact('paidByBank'), result ?? fact('noAnswer'))
      lastTry(tale).ends = 'approved'
    })
  },
}

/** A family brings the bank's paper receipt, and finance enters it. */
export const byHand: Scene = {
  fate: 'agreement-by-hand',
  play: (world, tales) =>
    each(world, tales, async (tale) => {
      const params = { path: { token: tale.token ?? '' } }
      const body = { status: 'INGRESO MANUAL', reason: 'Recibo en papel' } as const
      const { api } = world.office.finance
      await insist(world, () =>
        answered(api.POST('/api/payments/bank-agreement/{token}/confirm', { params, body })),
      )
      lastTry(tale).ends = 'approved'
    }),
}

/** Nobody paid in time; the hub finds out when it starts again, if not before. */
export const agreementExpires: Scene = {
  fate: 'agreement-expired',
  play: (_world, tales) => {
    for (const tale of tales) lastTry(tale).ends = 'expired'
    return Promise.resolve()
  },
}

/** The year in advance is no longer offered; the family pays by months. */
export const afterCutoff: Scene = {
  fate: 'after-cutoff',
  play: (world, tales) =>
    each(world, tales, async (tale) => {
      await refuseYear(world, tale)
      await pays(world, tale)
    }),
}

async function refuseYear(world: Parameters<Scene['play']>[0], tale: Tale): Promise<void> {
  const { api } = await enter(world, tale.plan.code)
  const body = { period: 1, method: 2, quotas: 0, transport: { is: 'none' }, activities: [] } as const
  const quoted = await insist(world, () =>
    orRefused(answered(api.POST('/api/enrollment/quotes', { body: { ...body, activities: [] } })), [
      'PERIOD_CLOSED',
    ]),
  )
  if (quoted.is === 'done') throw surprised(tale, 'PERIOD_CLOSED', String(quoted.answer.totals.totalV))
}
