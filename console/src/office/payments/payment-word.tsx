import { Tag } from 'antd'
import type { Answer, RowOf } from '../api/call.ts'
import { useTexts } from '../../i18n.ts'

export type Payment = RowOf<'GET /api/payments'>
export type Timeline = Answer<'GET /api/payments/{token}/timeline'>
export type Word = Payment['status']

/** Green was paid, blue waits, red waits for a person; what came to nothing has no colour. */
const colours: Readonly<Record<Word, string>> = {
  APROBADO: 'green',
  'PAGO DAVIVIENDA': 'green',
  'PAGO ANTICIPO': 'green',
  'INGRESO MANUAL': 'green',
  PENDIENTE: 'blue',
  'PENDIENTE CONVENIO': 'blue',
  RECHAZADO: 'default',
  EXPIRADO: 'default',
  'EN REVISION': 'red',
  DEVUELTO: 'default',
  '': 'default',
}

export const words = Object.keys(colours).filter((word) => word !== '')

/** The word as it is read: the one that no system gives us literally takes its accent. */
export function shownWord(word: string): string {
  return word === 'EN REVISION' ? 'EN REVISIÓN' : word
}

/** The word for how an order stands; an order nobody tried to pay has none. */
export function PaymentWord({ word }: { word: Word }) {
  const text = useTexts()
  return <Tag color={colours[word]}>{word === '' ? text('office.payments.notTried') : shownWord(word)}</Tag>
}
