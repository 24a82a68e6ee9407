import {
  checkInvoicePayer,
  documentsOf,
  errorOfTyped,
  type InvoicePayer,
  type InvoicePayerField,
  type PayerKind,
  type PayerText,
  readNumber,
} from '@matricula/hub/api/invoice-payer'
import type { OwnInvoicePayer } from '../../api/types.ts'
import type { PayerForm } from '../pay/payer-form.ts'

/** Named like who pays, for most invoices are theirs: with their document, where its number can be of that kind. */
export function formFor(payer: PayerForm | null): InvoicePayer {
  const document = payer?.document ?? 'CC'
  const number = payer?.id ?? ''
  return {
    kind: document === 'NIT' ? 'company' : 'person',
    document,
    number: errorOfTyped(document, number) === null ? number : '',
    names: payer?.name ?? '',
    surnames: payer?.lastname ?? '',
    company: '',
    address: '',
    municipality: '',
    email: payer?.email ?? '',
  }
}

/** Whom an invoice is made out to, as the hub keeps it. */
export type KeptInvoicePayer = Omit<OwnInvoicePayer, 'id' | 'remembered'>

/** What was kept, to be looked at again; a NIT with its check digit, as it stands on its card. */
export function formOf(kept: KeptInvoicePayer): InvoicePayer {
  const { kind, document, number, names, surnames, company, address, municipality, email, checkDigit } = kept
  const shown = checkDigit === null ? number : `${number}-${checkDigit}`
  return { kind, document, number: shown, names, surnames, company, address, municipality, email }
}

/** Whether what is kept is of the document in the form, however its number is typed. */
export function isOfDocument(
  kept: Pick<OwnInvoicePayer, 'document' | 'number'>,
  { document, number }: Pick<InvoicePayer, 'document' | 'number'>,
): boolean {
  return kept.document === document && kept.number === readNumber(document, number).number
}

/** The document of one kind of payer, and its number as it is typed. */
export type TypedDocument = Pick<InvoicePayer, 'document' | 'number'>

/** Turned to another kind of payer, with the document that was typed for that kind: a cédula is no company's NIT. */
export function withKind(
  form: InvoicePayer,
  kind: PayerKind,
  typed: TypedDocument | undefined,
): InvoicePayer {
  const { document, number } = typed ?? { document: documentsOf(kind)[0] ?? 'NIT', number: '' }
  return { ...form, kind, document, number }
}

/** What a form of the invoice holds, kept or not. */
export interface TypedInvoice {
  form: InvoicePayer
  /** What was typed for the other kind of payer. */
  typed: Partial<Record<PayerKind, TypedDocument>>
  remember: boolean
}

/** The fields of text that are asked of that kind, in their order. */
export function textsOf({ kind }: Pick<InvoicePayer, 'kind'>): readonly PayerText[] {
  return kind === 'company' ? ['number', 'company', 'email'] : ['number', 'names', 'surnames', 'email']
}

/** What is wrong with what was typed, by field, as a text's key. */
export function errorsOf(form: InvoicePayer): Partial<Record<InvoicePayerField, string>> {
  const checked = checkInvoicePayer(form)
  return checked.is === 'wrong' ? checked.fields : {}
}
