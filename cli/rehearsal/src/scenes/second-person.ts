import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import { withRetry } from '../hub/with-retry.ts'
import type { World } from '../world.ts'

export type Approval = components['schemas']['Approval']

/** Whether what was asked for waits for somebody else, as much money does. */
export function isWaiting(answer: object): answer is Approval {
  return 'requested_by' in answer
}

/** Asks as finance. Where somebody else has to say yes, they do, and finance asks the same again. */
export async function askAsFinance<T extends object>(
  world: World,
  ask: () => Promise<T | Approval>,
): Promise<T> {
  const answer = await withRetry(world, ask)
  if (!isWaiting(answer)) return answer
  await approve(world, answer)
  const done = await withRetry(world, ask)
  if (isWaiting(done)) throw new Error(`${done.act} waits for somebody who has said yes`)
  return done
}

/** The same of what cannot be asked for again once it is done. */
export async function askOnceAsFinance(world: World, ask: () => Promise<object>): Promise<void> {
  const answer = await withRetry(world, ask)
  if (isWaiting(answer)) await approve(world, answer)
}

async function approve(world: World, { id }: Approval): Promise<void> {
  const { api } = world.office.admin
  await withRetry(world, () => unwrap(api.POST('/api/approvals/{id}/approve', { params: { path: { id } } })))
}

/** Somebody else says no. */
export async function refuse(world: World, { id }: Approval): Promise<void> {
  const { api } = world.office.admin
  const body = { reason: 'Ensayo general' }
  await withRetry(world, () =>
    unwrap(api.POST('/api/approvals/{id}/refuse', { params: { path: { id } }, body })),
  )
}
