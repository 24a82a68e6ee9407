import type { components, operations } from '@matricula/hub/api'
import { everyOf } from '@matricula/hub/api/every-of'
import type { exceptionKinds, exceptionOutcomes } from '@matricula/hub/api/lists'

type Query = NonNullable<operations['getApiPayments']['parameters']['query']>
export type Exception = components['schemas']['PaymentException']

/** How an order stands, in the hub's own words. */
export const paymentStatuses = everyOf<NonNullable<Query['status']>>()([
  'APROBADO',
  'PAGO DAVIVIENDA',
  'PAGO ANTICIPO',
  'INGRESO MANUAL',
  'PAGO POR PARTES',
  'PENDIENTE',
  'PENDIENTE CONVENIO',
  'RECHAZADO',
  'EXPIRADO',
  'EN REVISION',
  'REVERSADO',
  'DEVUELTO',
])

export type ExceptionOutcome = (typeof exceptionOutcomes)[number]

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
