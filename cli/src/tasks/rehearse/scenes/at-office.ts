import type { components } from '@matricula/hub/api'
import { answered } from '../../../hub/answered.ts'
import { fact, none } from '../fact.ts'
import type { Tale, Trouble } from '../families/tale.ts'
import { surprised } from '../families/enrol.ts'
import { insist, until, type World } from '../world.ts'

type Exception = components['schemas']['PaymentException']

const timeoutSeconds = 90

/** Waits until finance sees the family's order under this word. */
export async function awaitWord(world: World, tale: Tale, word: string): Promise<void> {
  const { api } = world.office.finance
  const params = { query: { student: tale.plan.code } }
  const ask = () => insist(world, () => answered(api.GET('/api/payments', { params })))
  const is = (rows: Awaited<ReturnType<typeof ask>>) => rows.some(({ status }) => status === word)
  const seen = await until(world.signal, { ask, is, seconds: timeoutSeconds })
  if (seen === null) throw surprised(tale, word, (await ask())[0]?.status ?? fact('noOrder'))
}

/** Waits until finance has been told of something to look into. */
export async function awaitException(
  world: World,
  tale: Tale,
  { kind, reference }: Pick<Trouble, 'kind' | 'reference'>,
): Promise<Exception> {
  const { api } = world.office.finance
  const params = { query: { search: reference, kind } }
  const ask = () => insist(world, () => answered(api.GET('/api/payments/exceptions', { params })))
  const is = (rows: readonly Exception[]) => rows.length > 0
  const [found] = (await until(world.signal, { ask, is, seconds: timeoutSeconds })) ?? []
  if (found === undefined) throw surprised(tale, fact('exception', { kind }), none)
  return found
}

type Outcome = 'refund' | 'refunded-by-hand' | 'released' | 'attended'

/** A person of finance says what was done about it. */
export async function resolve(world: World, exception: Exception, outcome: Outcome): Promise<void> {
  const { api } = world.office.finance
  const { id, token } = exception
  const body = { exception: id, outcome, reason: 'Ensayo general' }
  await insist(world, () =>
    answered(api.POST('/api/payments/{token}/resolve', { params: { path: { token } }, body })),
  )
}

/** Waits until an attempt of the order has ended so. */
export async function awaitAttempt(
  world: World,
  tale: Tale,
  { reference, status }: { readonly reference: string; readonly status: string },
): Promise<void> {
  const { api } = world.office.finance
  const params = { path: { token: tale.token ?? '' } }
  const ask = () => insist(world, () => answered(api.GET('/api/payments/{token}/timeline', { params })))
  const is = ({ attempts }: Awaited<ReturnType<typeof ask>>) =>
    attempts.some((attempt) => attempt.reference === reference && attempt.status === status)
  if ((await until(world.signal, { ask, is, seconds: timeoutSeconds })) === null)
    throw surprised(tale, fact('attempt', { reference, status }), fact('somethingElse'))
}

/** A person of IT looks whether a vendor is well again, so that work goes on at once. */
export async function checkPlugin(world: World, instance: string): Promise<void> {
  const { api } = world.office.it
  await insist(world, () =>
    answered(api.POST('/api/plugins/{instance}/check', { params: { path: { instance } } })),
  )
}
