import { randomUUID } from 'node:crypto'
import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import { fact } from '../fact.ts'
import { decide, goToProvider, pays, type WayToProvider } from '../families/at-provider.ts'
import { deviation, prepareFamily, readBegunPayment } from '../families/enrol.ts'
import { orRefused } from '../families/refused-as.ts'
import { payerOf } from '../families/submit-payment.ts'
import type { Transcript } from '../families/transcript.ts'
import { openHub, type Hub } from '../hub/hub-client.ts'
import { waitUntil, withRetry } from '../hub/with-retry.ts'
import type { World } from '../world.ts'
import { awaitStatus } from './at-office.ts'
import { inTurn, type Scene } from './scene.ts'

type LinkPayment = WayToProvider & { readonly token: string }
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

/** A parent who has chosen everything, transport too, and has not pressed pay. */
async function chooses(world: World, transcript: Transcript): Promise<Hub> {
  const { parents } = await prepareFamily(world, transcript)
  const [parent] = parents
  const { api } = parent
  await withRetry(world, async () => {
    const { activities: _held, ...draft } = await unwrap(api.GET('/api/enrollment/draft'))
    if (draft.transport.is !== 'undecided') return
    const body = { ...draft, transport: { is: 'none' as const } }
    await unwrap(api.PUT('/api/enrollment/draft', { body }))
  })
  return parent
}

interface Sending {
  readonly sender: Hub
  readonly shows: components['schemas']['PayLinkRequest']['shows']
  readonly days?: number
}

async function sendLink(
  world: World,
  transcript: Transcript,
  { sender: { api }, shows, days = 7 }: Sending,
): Promise<void> {
  const { code: student } = transcript.scenario
  const body = { kind: 'enrollment' as const, student, shows, days, note: '' }
  const { id, address } = await withRetry(world, () => unwrap(api.POST('/api/pay-links', { body })))
  transcript.link = { id, token: address.split('/').at(-1) ?? '' }
}

async function payByLink(world: World, transcript: Transcript, parent: Hub): Promise<void> {
  const amount = transcript.snapshot?.totals.totalV ?? 0
  const shown = await readLink(world, transcript)
  const dueOf = (pesos: number | null) => fact('dueByLink', { amount: pesos ?? 0 })
  if (shown.amount !== amount) throw deviation(transcript, dueOf(amount), dueOf(shown.amount))
  const begun = await Promise.all([begin(world, transcript, amount), begin(world, transcript, amount)])
  const [won, ...others] = begun.filter(({ is }) => is === 'done')
  if (won?.is !== 'done' || others.length > 0) throw deviation(transcript, fact('oneOfTwo'), stateOf(begun))
  await readBegunPayment(world, transcript, parent)
  await goToProvider(world, transcript, won.answer)
  await decide(world, transcript, 'approve')
  await awaitStatus(world, transcript, 'APROBADO')
  await isToldToPayer(world, transcript, won.answer)
}

type Begun = Awaited<ReturnType<typeof begin>>

function stateOf(begun: readonly Begun[]): string {
  return begun.map((one) => (one.is === 'done' ? one.answer.status : one.code)).join(', ')
}

const refusals = ['PAY_LINK_BUSY', 'NOT_FOUND'] as const

/** Somebody who was sent the link and has no session presses pay. */
function begin(world: World, { link, scenario }: Transcript, shownTotal: number) {
  const { api } = openHub(world.access, null)
  const params = {
    path: { token: link?.token ?? '' },
    header: { 'idempotency-key': randomUUID() },
  }
  const body = { shownTotal, payer: { ...payerOf(scenario.code), name: 'Abuela' }, invoicePayer: null }
  return withRetry(world, () =>
    orRefused<LinkPayment, (typeof refusals)[number]>(
      unwrap(api.POST('/api/pay-links/{token}/payment', { params, body })),
      refusals,
    ),
  )
}

function readLink(world: World, { link }: Transcript) {
  const { api } = openHub(world.access, null)
  const params = { path: { token: link?.token ?? '' } }
  return withRetry(world, () => unwrap(api.GET('/api/pay-links/{token}', { params })))
}

async function paysNothing(world: World, transcript: Transcript, expected: LinkState): Promise<void> {
  const { state } = await readLink(world, transcript)
  if (state !== expected) throw deviation(transcript, expected, state)
  const begun = await begin(world, transcript, 1)
  if (begun.is === 'done') throw deviation(transcript, 'NOT_FOUND', begun.answer.status)
}

const timeoutSeconds = 30

/** By a token of their own. */
async function isToldToPayer(world: World, transcript: Transcript, { token }: LinkPayment): Promise<void> {
  const { api } = openHub(world.access, null)
  const params = { path: { token } }
  const ask = () => withRetry(world, () => unwrap(api.GET('/api/pay-links/payments/{token}', { params })))
  const is = ({ status }: Awaited<ReturnType<typeof ask>>) => status === 'APROBADO'
  if ((await waitUntil(world.signal, { ask, is, seconds: timeoutSeconds })) === null)
    throw deviation(transcript, 'APROBADO', (await ask()).status)
}
