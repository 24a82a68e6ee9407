import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import { fact } from '../fact.ts'
import { beginByLink, chooses, isToldToPayer, readLink } from '../families/at-link.ts'
import { makeLink } from './make-link.ts'
import { decide, goToProvider, pays } from '../families/at-provider.ts'
import { deviation, readBegunPayment } from '../families/enrol.ts'
import type { Transcript } from '../families/transcript.ts'
import type { Hub } from '../hub/hub-client.ts'
import { withRetry } from '../hub/with-retry.ts'
import type { World } from '../world.ts'
import { awaitStatus } from './at-office.ts'
import { inTurn, type Scene } from './scene.ts'

type LinkState = components['schemas']['ShownPayLink']['state']

/** The family chooses and sends a link; two who have it press pay at once, and one pays. */
export const paidByLink: Scene = inTurn(['paid-by-link'], async (world, transcript) => {
  const parent = await chooses(world, transcript)
  await sendLink(world, transcript, { sender: parent, shows: 'concepts' })
  await payByLink(world, transcript, parent)
})

/** Finance sends it, of what the family has chosen. */
export const paidByOfficeLink: Scene = inTurn(['paid-by-office-link'], async (world, transcript) => {
  const parent = await chooses(world, transcript)
  await sendLink(world, transcript, { sender: world.office.finance, shows: 'name' })
  await payByLink(world, transcript, parent)
})

/** It is taken back before anybody pays, and the family pays itself. */
export const linkWithdrawn: Scene = inTurn(['link-withdrawn'], async (world, transcript) => {
  const { api } = await chooses(world, transcript)
  await sendLink(world, transcript, { sender: { api }, shows: 'amount' })
  const params = { path: { id: transcript.link?.id ?? '' } }
  await withRetry(world, () => unwrap(api.POST('/api/pay-links/{id}/withdraw', { params })))
  await paysNothing(world, transcript, 'withdrawn')
  await pays(world, transcript)
})

/** Nobody pays by it on its one day. */
export const linkLeftUnpaid: Scene = inTurn(['link-expired'], async (world, transcript) => {
  const parent = await chooses(world, transcript)
  await sendLink(world, transcript, { sender: parent, shows: 'amount', days: 1 })
})

export const linkExpired: Scene = inTurn(['link-expired'], async (world, transcript) => {
  await paysNothing(world, transcript, 'expired')
  await pays(world, transcript)
})

interface Sending {
  readonly sender: Hub
  readonly shows: components['schemas']['PayLinkRequest']['shows']
  readonly days?: number
}

async function sendLink(
  world: World,
  transcript: Transcript,
  { sender, shows, days = 7 }: Sending,
): Promise<void> {
  const { code: student } = transcript.scenario
  await makeLink(world, transcript, sender, {
    kind: 'enrollment',
    students: [student],
    shows,
    days,
    note: '',
  })
}

const tokenOf = ({ link }: Transcript) => link?.token ?? ''

async function payByLink(world: World, transcript: Transcript, parent: Hub): Promise<void> {
  const amount = transcript.snapshot?.totals.totalV ?? 0
  const link = { token: tokenOf(transcript), amount }
  const shown = await readLink(world, link.token)
  const dueOf = (pesos: number | null) => fact('dueByLink', { amount: pesos ?? 0 })
  if (shown.amount !== amount) throw deviation(transcript, dueOf(amount), dueOf(shown.amount))
  const press = () => beginByLink(world, transcript, link)
  const begun = await Promise.all([press(), press()])
  const [won, ...others] = begun.filter(({ is }) => is === 'done')
  if (won?.is !== 'done' || others.length > 0) throw deviation(transcript, fact('oneOfTwo'), stateOf(begun))
  await readBegunPayment(world, transcript, parent)
  await goToProvider(world, transcript, won.answer)
  await decide(world, transcript, 'approve')
  await awaitStatus(world, transcript, 'APROBADO')
  await isToldToPayer(world, transcript, won.answer)
}

type Begun = Awaited<ReturnType<typeof beginByLink>>

function stateOf(begun: readonly Begun[]): string {
  return begun.map((one) => (one.is === 'done' ? one.answer.status : one.code)).join(', ')
}

async function paysNothing(world: World, transcript: Transcript, expected: LinkState): Promise<void> {
  const token = tokenOf(transcript)
  const { state } = await readLink(world, token)
  if (state !== expected) throw deviation(transcript, expected, state)
  const begun = await beginByLink(world, transcript, { token, amount: 1 })
  if (begun.is === 'done') throw deviation(transcript, 'NOT_FOUND', begun.answer.status)
}
