import { type Payer, type PayerField, type PayerFieldRule, payerFields } from './payer.ts'

type Checked =
  | { readonly is: 'payer'; readonly payer: Payer }
  | { readonly is: 'wrong'; readonly fields: Record<string, string[]> }

/**
 * The payer tidied, or text keys by field (payments-5): `payer.missing.<field>` and `payer.wrong.<field>`.
 */
export function checkPayer(typed: Payer | null): Checked {
  const wrong: Record<string, string[]> = {}
  const value = (field: PayerField) => {
    const rule: PayerFieldRule = payerFields[field]
    const text = (typed?.[field] ?? '').trim()
    const tidied = rule.tidy?.(text) ?? text
    if (text === '') wrong[`payer.${field}`] = [`payer.missing.${field}`]
    else if (rule.form?.test(tidied) === false) wrong[`payer.${field}`] = [`payer.wrong.${field}`]
    return tidied
  }
  const payer = {
    name: value('name'),
    lastname: value('lastname'),
    id: value('id'),
    email: value('email'),
    phone: value('phone'),
  }
  return Object.keys(wrong).length > 0 ? { is: 'wrong', fields: wrong } : { is: 'payer', payer }
}
