import { randomUUID } from 'node:crypto'
import { unwrap } from '@matricula/hub/api/answers'
import { fact } from '../fact.ts'
import { openHub, type Hub } from '../hub/hub-client.ts'
import { waitUntil, withRetry } from '../hub/with-retry.ts'
import type { World } from '../world.ts'
import { openProviderPage, type WayToProvider } from './at-provider.ts'
import { deviation, prepareFamily } from './enrol.ts'
import { orRefused } from './refused-as.ts'
import { payerOf } from './submit-payment.ts'
import type { ProviderPage, Transcript } from './transcript.ts'

export type LinkPayment = WayToProvider & {
  /** Of this payment, for who pays it. */
  readonly token: string
  readonly data: { readonly reference: string; readonly amount: number }
}

/** A parent who has chosen everything, transport too, and has not pressed pay. */
export async function chooses(world: World, transcript: Transcript): Promise<Hub> {
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

/** What somebody who was sent a link and has no session is shown. */
export function readLink(world: World, token: string) {
  const { api } = openHub(world.access, null)
  const params = { path: { token } }
  return withRetry(world, () => unwrap(api.GET('/api/pay-links/{token}', { params })))
}

const refusals = ['PAY_LINK_BUSY', 'NOT_FOUND'] as const

/** What who has a link of this token is to pay, COP. */
interface LinkDue {
  readonly token: string
  readonly amount: number
}

/** They press pay. */
export function beginByLink(
  world: World,
  { scenario: { code } }: Transcript,
  { token, amount: shownTotal }: LinkDue,
) {
  const { api } = openHub(world.access, null)
  const params = { path: { token }, header: { 'idempotency-key': randomUUID() } }
  const body = { shownTotal, payer: { ...payerOf(code), name: 'Abuela' }, invoicePayer: null }
  return withRetry(world, () =>
    orRefused<LinkPayment, (typeof refusals)[number]>(
      unwrap(api.POST('/api/pay-links/{token}/payment', { params, body })),
      refusals,
    ),
  )
}

interface ReachedByLink {
  readonly payment: LinkPayment
  readonly page: ProviderPage
}

/** They are shown what is due, press pay, and go to the provider's page. */
export async function goByLink(world: World, transcript: Transcript, link: LinkDue): Promise<ReachedByLink> {
  const dueOf = (pesos: number | null) => fact('dueByLink', { amount: pesos ?? 0 })
  const shown = await readLink(world, link.token)
  if (shown.amount !== link.amount) throw deviation(transcript, dueOf(link.amount), dueOf(shown.amount))
  const begun = await beginByLink(world, transcript, link)
  if (begun.is !== 'done') throw deviation(transcript, fact('paymentBegun'), begun.code)
  return { payment: begun.answer, page: await openProviderPage(world, transcript, begun.answer) }
}

const timeoutSeconds = 30

/** They read by a token of their own that it is paid, or how else it stands. */
export async function isToldToPayer(
  world: World,
  transcript: Transcript,
  { token }: Pick<LinkPayment, 'token'>,
  expected: LinkPayment['status'] = 'APROBADO',
): Promise<void> {
  const { api } = openHub(world.access, null)
  const params = { path: { token } }
  const ask = () => withRetry(world, () => unwrap(api.GET('/api/pay-links/payments/{token}', { params })))
  const is = ({ status }: Awaited<ReturnType<typeof ask>>) => status === expected
  if ((await waitUntil(world.signal, { ask, is, seconds: timeoutSeconds })) === null)
    throw deviation(transcript, expected, (await ask()).status)
}
