import { Tag } from 'antd'
import type { ResponseOf, RowOf } from '../api/call.ts'
import { type Translate, useTranslate } from '../../i18n.ts'

export type Payment = RowOf<'GET /api/payments'>
export type Timeline = ResponseOf<'GET /api/payments/{token}/timeline'>
export type PaymentStatus = Payment['status']

/** Green was paid, blue waits, red waits for a person, a bank took back what is orange; what came to nothing has no colour. */
const colours: Readonly<Record<PaymentStatus, string>> = {
  APROBADO: 'green',
  'PAGO DAVIVIENDA': 'green',
  'PAGO ANTICIPO': 'green',
  'INGRESO MANUAL': 'green',
  'PAGO POR PARTES': 'green',
  PENDIENTE: 'blue',
  'PENDIENTE CONVENIO': 'blue',
  RECHAZADO: 'default',
  EXPIRADO: 'default',
  'EN REVISION': 'red',
  REVERSADO: 'orange',
  DEVUELTO: 'default',
  '': 'default',
}

export const paymentStatuses = Object.keys(colours).filter((status) => status !== '')

/** The status as it is shown: the one that no system gives us literally takes its accent. */
export function statusLabel(status: string): string {
  return status === 'EN REVISION' ? 'EN REVISIÓN' : status
}

interface Shown {
  readonly status: PaymentStatus
  /** Of an order that is to be paid in parts. */
  readonly split: Payment['split']
}

/** How an order stands; one that nobody tried to pay has no status, and one in parts has that of its parts. */
export function statusText({ status, split }: Shown, t: Translate): string {
  if (split !== null) return t('office.payments.split.some', { paid: split.paid, parts: split.parts })
  return status === '' ? t('office.payments.notTried') : statusLabel(status)
}

export function PaymentStatusTag({ status, split }: Shown) {
  const t = useTranslate()
  return <Tag color={split === null ? colours[status] : 'blue'}>{statusText({ status, split }, t)}</Tag>
}
