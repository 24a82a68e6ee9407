import type { InvoiceRequest } from '../../api/types.ts'

export type PayerForm = NonNullable<InvoiceRequest['payer']>

export const PAYER_FIELDS = [
  { name: 'name', autoComplete: 'given-name', inputMode: 'text', type: 'text' },
  { name: 'lastname', autoComplete: 'family-name', inputMode: 'text', type: 'text' },
  { name: 'id', autoComplete: 'off', inputMode: 'text', type: 'text' },
  { name: 'email', autoComplete: 'email', inputMode: 'email', type: 'email' },
  { name: 'phone', autoComplete: 'tel', inputMode: 'tel', type: 'tel' },
] as const

export type PayerField = (typeof PAYER_FIELDS)[number]['name']

export const EMPTY_PAYER: PayerForm = { name: '', lastname: '', id: '', email: '', phone: '' }

/** Confirm is enabled only when all five fields say something (console-4). */
export function isPayerComplete(payer: PayerForm): boolean {
  return PAYER_FIELDS.every(({ name }) => payer[name].trim() !== '')
}

/** As it is sent: without the spaces around. */
export function trimmed(payer: PayerForm): PayerForm {
  const { name, lastname, id, document, email, phone } = payer
  return {
    ...(document !== undefined && { document }),
    name: name.trim(),
    lastname: lastname.trim(),
    id: id.trim(),
    email: email.trim(),
    phone: phone.trim(),
  }
}

/** The hub's messages by payer field; it names them 'payer.email' or '0.payer.email'. */
export function payerErrors(errors: Record<string, string[]>): Partial<Record<PayerField, string>> {
  const found = PAYER_FIELDS.flatMap(({ name }) => {
    const key = Object.keys(errors).find((field) => field.endsWith(`payer.${name}`))
    const message = key === undefined ? undefined : errors[key]?.[0]
    return message === undefined ? [] : [[name, message] as const]
  })
  return Object.fromEntries(found)
}
