import { beginPayment, says } from './a-payment.ts'
import { signInStaff } from './staff.ts'
import { until } from './until.ts'
import type { Visitor } from './visitor.ts'

export interface Exception {
  readonly id: number
  readonly kind: string
  readonly state: string
  readonly reference: string
  /** COP that it is about. */
  readonly amount: number | null
  readonly token: string
  readonly resolution: string | null
  readonly facts: Readonly<Record<string, string | number | null>>
  /** Of an order that is paid in parts. */
  readonly part: { readonly place: number; readonly of: number; readonly label: string } | null
}

export const settings = { payments: { askEverySeconds: 1 } }
export const reason = 'Visto con el banco'

export const list = (finance: Visitor, query = '') =>
  finance.get<Exception[]>(`/api/payments/exceptions${query}`)
export const resolve = (finance: Visitor, { token, id }: Pick<Exception, 'token' | 'id'>, outcome: string) =>
  finance.post<Exception>(`/api/payments/${token}/resolve`, { exception: id, outcome, reason })

export async function only(finance: Visitor): Promise<Exception> {
  const [exception] = await until(
    async () => (await list(finance)).body,
    ({ length }) => length === 1,
  )
  if (exception === undefined) throw new Error('there is one')
  return exception
}

/** A payment of one peso less than the order, which waits for finance. */
export async function wrongAmount(options: Parameters<typeof beginPayment>[0]) {
  const begun = await beginPayment({ ...options, settings })
  await begun.provider.misbehave({ amountOff: '-1' })
  await begun.family.chooseAtProvider(begun.started, 'approve')
  await says(begun.family, 'EN REVISION')
  const finance = await signInStaff(begun.hub, 'finance')
  return { ...begun, finance, exception: await only(finance) }
}

/** The same, and its provider has it for approved no more. */
export async function wrongAmountThatNeverCame(options: Parameters<typeof beginPayment>[0] = {}) {
  const begun = await wrongAmount(options)
  const { reference = '', amount = 0 } = begun.started.data ?? {}
  await begun.provider.decide(reference, { rawStatus: 'Rechazada', amount })
  return begun
}
