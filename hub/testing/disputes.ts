import { readDisputes } from '../src/modules/disputes/read-disputes.ts'
import { beginPayment, settled } from './a-payment.ts'
import { settings } from './exceptions.ts'
import { signInStaff } from './staff.ts'
import type { TestHub } from './test-hub.ts'
import type { Visitor } from './visitor.ts'

export interface DisputeBody {
  readonly id: string
  readonly status: string
  readonly overdue: boolean
  readonly amount: number
  readonly fee: number
  readonly opened_on: string
  readonly answer_by: string
  readonly answer: string | null
  readonly told_lost_on: string | null
  readonly ended_on: string | null
  readonly borne_by: string | null
  readonly case_reference: string
  readonly recorded_by: string
  readonly reference: string
  readonly parts: readonly {
    readonly order: string | null
    readonly student: string
    readonly name: string
    readonly part: { readonly place: number; readonly of: number; readonly label: string } | null
  }[]
}

export interface ContestableBody {
  readonly payment: string
  readonly provider_ref: string
  readonly contestable: number
  readonly in_dispute: boolean
}

export const why = 'El proveedor avisó por correo'
/** The season's day of the tests. */
export const today = '2025-06-19'

/** An enrolment that was paid at the provider and is in accounting, and what may be contested of it. */
export async function paidOrder(options: Parameters<typeof beginPayment>[0] = {}) {
  const begun = await beginPayment({ settings, ...options })
  await begun.family.chooseAtProvider(begun.started, 'approve')
  await settled(begun.hub)
  const finance = await signInStaff(begun.hub, 'finance')
  const { payment, contestable } = await onlyContestable(finance, begun.started.token)
  return { ...begun, finance, payment, amount: contestable }
}

export async function onlyContestable(finance: Visitor, search: string): Promise<ContestableBody> {
  const { body } = await finance.get<readonly ContestableBody[]>(`/api/disputes/payments?search=${search}`)
  const [found, ...others] = body
  if (found === undefined || others.length > 0) throw new Error(`${body.length} payments may be contested`)
  return found
}

/** What finance says of a payment that is contested for all of it, with a fee of the provider. */
export function opening({ payment, amount }: { readonly payment: string; readonly amount: number }) {
  return { payment, case_reference: 'CB-1', amount, fee: 30_000, reason: 'fraud', opened_on: today }
}

export function open(finance: Visitor, body: object, key?: string) {
  return finance.post<DisputeBody>('/api/disputes', body, key === undefined ? {} : { 'idempotency-key': key })
}

export function say(finance: Visitor, { id }: { readonly id: string }, act: string, body: object) {
  return finance.post<DisputeBody>(`/api/disputes/${id}/${act}`, body)
}

/** One that is open, of an order that was paid. */
export async function contested(options: Parameters<typeof beginPayment>[0] = {}) {
  const paid = await paidOrder(options)
  const { status, body, text } = await open(paid.finance, opening(paid))
  if (status !== 200) throw new Error(text)
  return { ...paid, dispute: body }
}

/** Reads what providers tell of disputes, as the hub does every hour. */
export function readToldDisputes({ hub }: TestHub): Promise<void> {
  return readDisputes(hub.app, { signal: AbortSignal.timeout(20_000), trace: 'test' })
}
