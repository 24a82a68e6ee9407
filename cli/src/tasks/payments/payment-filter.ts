import type { components, operations } from '@matricula/hub/api'

type Query = NonNullable<operations['getApiPayments']['parameters']['query']>
export type Exception = components['schemas']['PaymentException']

/** How an order stands, in the hub's own words. */
export const paymentStatuses = [
  'APROBADO',
  'PAGO DAVIVIENDA',
  'PAGO ANTICIPO',
  'INGRESO MANUAL',
  'PENDIENTE',
  'PENDIENTE CONVENIO',
  'RECHAZADO',
  'EXPIRADO',
  'EN REVISION',
] as const satisfies readonly NonNullable<Query['status']>[]

export const exceptionKinds = [
  'duplicate-payment',
  'unknown-reference',
  'wrong-amount',
  'wrong-currency',
  'test-payment',
  'reversed',
  'approved-again',
] as const satisfies readonly Exception['kind'][]

export const outcomes = [
  'refund',
  'refunded-by-hand',
  'released',
  'attended',
] as const satisfies readonly Exception['outcomes'][number][]

export type ExceptionOutcome = (typeof outcomes)[number]

export interface PaymentFilter {
  readonly status?: (typeof paymentStatuses)[number]
  readonly student?: string
  readonly from?: string
  readonly to?: string
  readonly instance?: string
  readonly search?: string
}

export interface ExceptionFilter {
  readonly kind?: (typeof exceptionKinds)[number]
  readonly state?: 'open' | 'resolved'
  readonly search?: string
}

export const approvalStates = [
  'open',
  'all',
  'requested',
  'approved',
  'refused',
  'withdrawn',
  'expired',
] as const

export interface ApprovalFilter {
  readonly state?: (typeof approvalStates)[number]
  readonly search?: string
}
