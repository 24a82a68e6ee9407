import { unwrap } from '@matricula/hub/api/answers'
import type { PaidLater } from '../families/transcript.ts'
import { withRetry } from '../hub/with-retry.ts'
import type { World } from '../world.ts'

/** What its beginning is called in the audit trail, whose entry has the trace of all that it has set going. */
const beginnings: Readonly<Record<PaidLater['pays'], string>> = {
  invoices: 'invoices.begin',
  account: 'pay-link.pay',
}

/** What a payment of a guardian's or by a link has sent out, and what a refund of it has: topics, each with how it ended. */
export async function readLaterDeliveries(
  world: World,
  { pays, reference: subject, token }: PaidLater,
): Promise<readonly string[]> {
  const { admin, finance } = world.office
  const query = { subject, act: beginnings[pays] }
  const beginning = await withRetry(world, () => unwrap(admin.api.GET('/api/audit', { params: { query } })))
  const params = { path: { token } }
  const { refunds } = await withRetry(world, () =>
    unwrap(finance.api.GET('/api/payments/{token}/refunds', { params })),
  )
  const found = await Promise.all([
    ...beginning.map(({ trace }) => readDeliveries(world, { trace })),
    ...refunds.map(({ id }) => readDeliveries(world, { search: `notice:refund:${id}` })),
  ])
  return found.flat().toSorted()
}

async function readDeliveries(
  world: World,
  query: { readonly trace: string } | { readonly search: string },
): Promise<readonly string[]> {
  const { api } = world.office.it
  const deliveries = await withRetry(world, () => unwrap(api.GET('/api/outbox', { params: { query } })))
  return deliveries.map(({ topic, status }) => `${topic} ${status}`)
}
