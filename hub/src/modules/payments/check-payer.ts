import { errorOfTyped } from '../../../api/invoice-payer.ts'
import { checkPayerField, type PayerField } from '../../../api/payer.ts'
import type { Payer } from './payer.ts'

type Checked =
  | { readonly is: 'payer'; readonly payer: Payer }
  | { readonly is: 'wrong'; readonly fields: Record<string, string[]> }

/**
 * The payer tidied, or text keys by field (payments-5): `payer.missing.<field>` and `payer.wrong.<field>`.
 */
export function checkPayer(typed: Payer | null): Checked {
  const wrong: Record<string, string[]> = {}
  const value = (field: PayerField) => {
    const { kept, error } = checkPayerField(field, typed?.[field] ?? '')
    if (error !== null) wrong[`payer.${field}`] = [error]
    return kept
  }
  const payer = {
    name: value('name'),
    lastname: value('lastname'),
    id: value('id'),
    email: value('email'),
    phone: value('phone'),
  }
  const document = typed?.document
  const error = document === undefined ? null : errorOfTyped(document, typed?.id ?? '')
  if (error !== null) wrong['payer.id'] ??= [error]
  return Object.keys(wrong).length > 0
    ? { is: 'wrong', fields: wrong }
    : { is: 'payer', payer: { ...payer, ...(document !== undefined && { document }) } }
}
