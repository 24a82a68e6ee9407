import { beginPayment, letItExpire, says, settled } from './a-payment.ts'
import { rightAndCosts } from './family.ts'
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

/** A second payment of an order that is paid, before finance. */
export async function aDuplicate(options: Parameters<typeof beginPayment>[0] = {}) {
  const begun = await beginPayment({ settings, ...options })
  const { hub, family, started, provider } = begun
  const { reference = '', amount = 0 } = started.data ?? {}
  await letItExpire(hub, started)
  await says(family, 'EXPIRADO')
  const second = (await family.pay(await family.quote(rightAndCosts))).body
  await provider.decide(reference, { rawStatus: 'Aceptada', amount })
  await provider.call(provider.written({ eventId: 'late:Aceptada', reference, status: 'Aceptada', amount }))
  await settled(hub)
  await family.chooseAtProvider(second, 'approve')
  const finance = await signInStaff(hub, 'finance')
  return { ...begun, amount, finance, exception: await only(finance) }
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
