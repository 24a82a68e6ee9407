import { beginPayment, settled } from '@matricula/hub/testing/a-payment'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { memoOf } from '@matricula/hub/testing/vendor'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'

export interface RefundBody {
  readonly id: string
  readonly amount: number
  readonly way: string
  readonly status: string
  readonly refusal: string | null
  readonly reference: string | null
  readonly day: string | null
}

export interface RefundsBody {
  readonly left: number
  readonly provider: string
  readonly contested: boolean
  readonly refunds: readonly RefundBody[]
}

/** An order that a family has paid and accounting has, before finance. */
export async function aPaidOrder(options: Parameters<typeof beginPayment>[0] = {}) {
  const begun = await beginPayment(options)
  const { hub, family, started } = begun
  await family.chooseAtProvider(started, 'approve')
  await settled(hub)
  const finance = await signInStaff(hub, 'finance')
  const { token } = started
  return { ...begun, finance, token, amount: started.data?.amount ?? 0 }
}

export const part = 1_000_000

export function giveBack(
  finance: Visitor,
  token: string,
  { key = 'devolver-1', ...said }: { amount?: number; way?: string; reason?: string; key?: string } = {},
) {
  const body = { amount: part, way: 'provider', reason: 'Cupo no usado', ...said }
  return finance.post<RefundBody>(`/api/payments/${token}/refunds`, body, { 'idempotency-key': key })
}

export async function refundsOf(finance: Visitor, token: string): Promise<RefundsBody> {
  return (await finance.get<RefundsBody>(`/api/payments/${token}/refunds`)).body
}

/** What the provider gave back, each time. */
export async function givenByProvider({ hub }: TestHub): Promise<readonly number[]> {
  const steps = await memoOf(hub.app, 'payments.card').list('step:')
  return steps.flatMap(({ value }) => {
    const [, amount] = /"refund":\{[^}]*"amount":(\d+)/.exec(JSON.stringify(value)) ?? []
    return amount === undefined ? [] : [Number(amount)]
  })
}

/** What each kind of account has, in pesos; those at 0 are left out. */
export async function sums({ hub }: TestHub): Promise<Readonly<Record<string, number>>> {
  const lines: readonly { account: string; amount: number | string }[] = await hub.app
    .database('posting_line')
    .select('account', 'amount')
  const found: Record<string, number> = {}
  for (const { account, amount } of lines) {
    const kind = /^(?:provider|bank|accounting)/.test(account) ? account : (account.split('/')[0] ?? '')
    found[kind] = (found[kind] ?? 0) + Number(amount)
  }
  return Object.fromEntries(Object.entries(found).filter(([, amount]) => amount !== 0))
}

/** The invariants of the database that do not hold. */
export async function broken({ hub }: TestHub): Promise<readonly string[]> {
  const { invariants } = await verifyDatabase(hub.app.database)
  return invariants.filter(({ count }) => count > 0).map(({ name }) => name)
}

/** Has the worker ask now what became of the refunds that are on their way. */
export async function askNow({ hub }: TestHub): Promise<void> {
  await hub.app.database('refund').where({ status: 'sent' }).update({ ask_at: '2020-01-01T00:00:00.000Z' })
  hub.app.work.trigger('ask-refunds')
}
