import type { Payer } from './payer.ts'

type PayerField = keyof Payer
type Checked =
  | { readonly is: 'payer'; readonly payer: Payer }
  | { readonly is: 'wrong'; readonly fields: Record<string, string[]> }

const fields: readonly PayerField[] = ['name', 'lastname', 'id', 'email', 'phone']

const forms: Partial<Record<PayerField, RegExp>> = {
  id: /^[A-Za-z0-9]{5,15}$/,
  email: /^[^\s@<>"]{1,64}@[^\s@<>"]+\.[^\s@<>".]{2,}$/,
  phone: /^\d{7,15}$/,
}

/** Punctuation people write into documents and phones and no system wants. */
const tidy: Partial<Record<PayerField, (text: string) => string>> = {
  id: (text) => text.replaceAll(/[.\s-]/g, ''),
  phone: (text) => text.replaceAll(/[()\s.-]/g, '').replace(/^\+/, ''),
}

/**
 * The payer tidied, or text keys by field (payments-5): `payer.missing.<field>` and `payer.wrong.<field>`.
 */
export function checkPayer(wanted: Readonly<Record<PayerField, string>> | null): Checked {
  const wrong: Record<string, string[]> = {}
  const value = (field: PayerField) => {
    const text = (wanted?.[field] ?? '').trim()
    const tidied = tidy[field]?.(text) ?? text
    if (text === '') wrong[`payer.${field}`] = [`payer.missing.${field}`]
    else if (forms[field]?.test(tidied) === false) wrong[`payer.${field}`] = [`payer.wrong.${field}`]
    return tidied
  }
  const [name = '', lastname = '', id = '', email = '', phone = ''] = fields.map(value)
  if (Object.keys(wrong).length > 0) return { is: 'wrong', fields: wrong }
  return { is: 'payer', payer: { name, lastname, id, email, phone } }
}
