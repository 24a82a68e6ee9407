import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import { fact, none } from '../fact.ts'
import type { Transcript, ExpectedException } from '../families/transcript.ts'
import { deviation } from '../families/enrol.ts'
import type { World } from '../world.ts'
import { withRetry, waitUntil } from '../hub/with-retry.ts'
import { askOnceAsFinance } from './second-person.ts'

type Exception = components['schemas']['PaymentException']

const timeoutSeconds = 90

/** Waits until finance sees the family's order in this status. */
export async function awaitStatus(world: World, transcript: Transcript, status: string): Promise<void> {
  const { api } = world.office.finance
  const params = { query: { student: transcript.scenario.code } }
  const ask = () => withRetry(world, () => unwrap(api.GET('/api/payments', { params })))
  const is = (rows: Awaited<ReturnType<typeof ask>>) => rows.some((row) => row.status === status)
  const seen = await waitUntil(world.signal, { ask, is, seconds: timeoutSeconds })
  if (seen === null) throw deviation(transcript, status, (await ask())[0]?.status ?? fact('noOrder'))
}

/** Waits until finance has been told of something to look into. */
export async function awaitException(
  world: World,
  transcript: Transcript,
  { kind, reference }: Pick<ExpectedException, 'kind' | 'reference'>,
): Promise<Exception> {
  const { api } = world.office.finance
  const params = { query: { search: reference, kind } }
  const ask = () => withRetry(world, () => unwrap(api.GET('/api/payments/exceptions', { params })))
  // A search finds what else is about the same order, too.
  const isIt = (row: Exception) => row.reference === reference
  const is = (rows: readonly Exception[]) => rows.some(isIt)
  const found = (await waitUntil(world.signal, { ask, is, seconds: timeoutSeconds }))?.find(isIt)
  if (found === undefined) throw deviation(transcript, fact('exception', { kind }), none)
  return found
}

type Resolution = 'refund' | 'refunded-by-hand' | 'refunded-by-bank' | 'released' | 'attended'

/** A person of finance says what was done about it. */
export async function resolve(world: World, exception: Exception, outcome: Resolution): Promise<void> {
  const { api } = world.office.finance
  const { id, token } = exception
  const body = { exception: id, outcome, reason: 'Ensayo general' }
  await askOnceAsFinance(world, () =>
    unwrap(api.POST('/api/payments/{token}/resolve', { params: { path: { token } }, body })),
  )
}

/** Finance sees it, says what was done about it, and it is over. */
export async function attend(
  world: World,
  transcript: Transcript,
  { reference }: Pick<ExpectedException, 'reference'>,
  { kind, outcome }: Pick<ExpectedException, 'kind'> & { readonly outcome: Resolution },
): Promise<void> {
  await resolve(world, await awaitException(world, transcript, { kind, reference }), outcome)
  transcript.exceptions.push({ kind, reference, state: 'resolved' })
}

/** Waits until an attempt of the order has ended so. */
export async function awaitAttempt(
  world: World,
  transcript: Transcript,
  { reference, status }: { readonly reference: string; readonly status: string },
): Promise<void> {
  const { api } = world.office.finance
  const params = { path: { token: transcript.token ?? '' } }
  const ask = () => withRetry(world, () => unwrap(api.GET('/api/payments/{token}/timeline', { params })))
  const is = ({ attempts }: Awaited<ReturnType<typeof ask>>) =>
    attempts.some((attempt) => attempt.reference === reference && attempt.status === status)
  if ((await waitUntil(world.signal, { ask, is, seconds: timeoutSeconds })) === null)
    throw deviation(transcript, fact('attempt', { reference, status }), fact('somethingElse'))
}

/** A person of IT looks whether a vendor is well again, so that work goes on at once. */
export async function checkPlugin(world: World, instance: string): Promise<void> {
  const { api } = world.office.it
  await withRetry(world, () =>
    unwrap(api.POST('/api/plugins/{instance}/check', { params: { path: { instance } } })),
  )
}
