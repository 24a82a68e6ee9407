import { email, plainName } from './payer.ts'

/** Whom an electronic invoice is made out to: what may be typed, and whether it is right (payers-1). Pure: hub and portal check alike. */

export const payerKinds = ['person', 'company'] as const
export type PayerKind = (typeof payerKinds)[number]

interface DocumentRule {
  /** The tax authority's number for this kind of document. */
  readonly dian: string
  /** Of the number once it is tidied; a NIT's is without its check digit. */
  readonly form: RegExp
}

export const payerDocuments = {
  CC: { dian: '13', form: /^[1-9]\d{3,9}$/ },
  CE: { dian: '22', form: /^(?:[A-Z]{1,5})?[1-9]\d{3,7}$/ },
  NIT: { dian: '31', form: /^[1-9]\d{6,9}$/ },
  PA: { dian: '41', form: /^[A-Z0-9]{4,16}$/ },
  TI: { dian: '12', form: /^[1-9]\d{4,11}$/ },
} as const satisfies Readonly<Record<string, DocumentRule>>

export type PayerDocument = keyof typeof payerDocuments

/** Every kind of document; the table above holds them in this order. */
export const payerDocumentKinds = Object.keys(payerDocuments) as PayerDocument[]

/** A company has a NIT and nothing else. */
export function documentsOf(kind: PayerKind): readonly PayerDocument[] {
  return kind === 'company' ? ['NIT'] : payerDocumentKinds
}

/** The most that may be typed into each field of text. */
export const longestOf = {
  number: 30,
  names: 100,
  surnames: 100,
  company: 100,
  address: 100,
  municipality: 5,
  email: 100,
} as const

export type PayerText = keyof typeof longestOf

export type InvoicePayer = Readonly<Record<PayerText, string>> & {
  readonly kind: PayerKind
  readonly document: PayerDocument
}

export type InvoicePayerField = keyof InvoicePayer

export type CheckedInvoicePayer =
  | { readonly is: 'payer'; readonly payer: InvoicePayer }
  /** A text's key by field. */
  | { readonly is: 'wrong'; readonly fields: Partial<Record<InvoicePayerField, string>> }

const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]

/** The check digit of a NIT: its digits weighed from the right, modulo 11. */
export function checkDigitOf(number: string): string {
  const weighed = Array.from(number, (digit, at) => Number(digit) * (weights[number.length - 1 - at] ?? 0))
  const rest = weighed.reduce((sum, one) => sum + one, 0) % 11
  return String(rest < 2 ? rest : 11 - rest)
}

export interface TypedNumber {
  /** Without dots, spaces and hyphens, in capitals; a NIT's without its check digit. */
  readonly number: string
  /** As it was typed behind a NIT; null where none was. */
  readonly typedDigit: string | null
}

/**
 * A number of identification as it is kept. The check digit of a NIT may stand behind a hyphen, or run on: no number of
 * ten digits that begins with 8 or 9 was given to a person, so its last one is the check digit of a company.
 */
export function readNumber(document: PayerDocument, typed: string): TypedNumber {
  const plain = typed.replaceAll(/[.\s]/g, '').toUpperCase()
  if (document !== 'NIT') return { number: plain.replaceAll('-', ''), typedDigit: null }
  const [, number, digit] = /^(\d+)-(\d)$/.exec(plain) ?? /^([89]\d{8})(\d)$/.exec(plain) ?? []
  return number === undefined || digit === undefined
    ? { number: plain, typedDigit: null }
    : { number, typedDigit: digit }
}

/** The check digit of what is typed as a NIT; null where it is of another document, or is no NIT yet. */
export function typedNitDigit({
  document,
  number,
}: Pick<InvoicePayer, 'document' | 'number'>): string | null {
  const typed = readNumber(document, number)
  return document === 'NIT' && payerDocuments.NIT.form.test(typed.number) ? checkDigitOf(typed.number) : null
}

/** The buyer whom nobody asked for data. A school knows who pays. */
const finalConsumer = '222222222222'

/** The two first digits of every municipality, by department. */
const departments =
  /^(?:05|08|11|13|15|17|18|19|20|23|25|27|41|44|47|50|52|54|63|66|68|70|73|76|81|85|86|88|91|94|95|97|99)(?!000)\d{3}$/
const personName = /^[\p{L}\p{M}'’.\- ]+$/u

const isPersonName = (text: string) => plainName.test(text) && personName.test(text)

const forms: Readonly<Record<Exclude<PayerText, 'number'>, (text: string) => boolean>> = {
  names: isPersonName,
  surnames: isPersonName,
  company: (text) => plainName.test(text),
  address: (text) => text.length >= 5 && plainName.test(text),
  municipality: (text) => departments.test(text),
  email: (text) => email.test(text),
}

/** Of a person the company is nothing, and of a company the names. */
const nothingOf: Readonly<Record<PayerKind, readonly PayerText[]>> = {
  person: ['company'],
  company: ['names', 'surnames'],
}

/** Asked, and not demanded: an invoice is valid without them. One is of use with the other alone. */
const optional: readonly PayerText[] = ['address', 'municipality']

/** What is kept of what was typed, or what is wrong with it, field by field. */
export function checkInvoicePayer(typed: InvoicePayer): CheckedInvoicePayer {
  const payer = tidied(typed)
  const fields = errorsOf(payer, readNumber(typed.document, typed.number))
  return Object.keys(fields).length === 0 ? { is: 'payer', payer } : { is: 'wrong', fields }
}

function tidied({ kind, document, number, ...texts }: InvoicePayer): InvoicePayer {
  const text = (field: Exclude<PayerText, 'number'>) =>
    nothingOf[kind].includes(field) ? '' : texts[field].normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return {
    kind,
    document,
    number: readNumber(document, number).number,
    names: text('names'),
    surnames: text('surnames'),
    company: text('company'),
    address: text('address'),
    municipality: text('municipality'),
    email: text('email'),
  }
}

function errorsOf(payer: InvoicePayer, typed: TypedNumber) {
  const errors: Partial<Record<InvoicePayerField, string>> = {}
  if (!documentsOf(payer.kind).includes(payer.document)) errors.document = 'invoicePayer.wrong.document'
  const number = errorOfNumber(payer.document, typed)
  if (number !== null) errors.number = number
  for (const field of Object.keys(forms) as (keyof typeof forms)[]) {
    if (nothingOf[payer.kind].includes(field)) continue
    if (payer[field] !== '') {
      if (!forms[field](payer[field])) errors[field] = `invoicePayer.wrong.${field}`
    } else if (!optional.includes(field) || optional.some((other) => payer[other] !== ''))
      errors[field] = `invoicePayer.missing.${field}`
  }
  return errors
}

/** What is wrong with a number of that kind, as a text's key; null where it is right (payers-1, payers-2). */
export function errorOfTyped(document: PayerDocument, typed: string): string | null {
  return errorOfNumber(document, readNumber(document, typed))
}

function errorOfNumber(document: PayerDocument, { number, typedDigit }: TypedNumber): string | null {
  if (number === '') return 'invoicePayer.missing.number'
  if (number === finalConsumer) return 'invoicePayer.wrong.finalConsumer'
  if (!payerDocuments[document].form.test(number)) return `invoicePayer.wrong.${document}`
  if (typedDigit !== null && typedDigit !== checkDigitOf(number)) return 'invoicePayer.wrong.checkDigit'
  return null
}
