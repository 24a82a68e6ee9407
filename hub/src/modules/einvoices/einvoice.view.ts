import type { CreditNote } from './credit-note.store.ts'
import { creditReason } from './decide-credits.ts'
import type { Einvoice } from './einvoice.store.ts'
import type { ListedEinvoice } from './einvoice-list.store.ts'
import type { EinvoiceOfPayment, EinvoicesOfPayment, InvoiceOfPart } from './read-einvoice.ts'

/** Where the tax authority shows an accepted invoice to whoever has its CUFE, and a credit note by its CUDE. */
const catalogue = 'https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey='

const none = {
  status: 'none',
  number: null,
  cufe: null,
  reason: null,
  total: null,
  issuedAt: null,
  withheld: false,
  hasPdf: false,
  checkUrl: null,
  creditNotes: [],
} as const

/** Who gave the payer is shown the invoice; others of the family learn how it stands. */
export function viewOfPayment({ parts, ...whole }: EinvoicesOfPayment) {
  return { ...viewInvoice(whole), parts: parts.map(viewPart) }
}

/** Of a part that names somebody whom the reader did not give, its amount is that payer's as well. */
function viewPart({ place, einvoice, ...read }: InvoiceOfPart) {
  const view = { id: einvoice.id, place, ...viewInvoice({ einvoice, ...read }) }
  return read.isWithheld ? { ...view, total: null, creditNotes: [] } : view
}

function viewInvoice({ einvoice, notes, isWithheld }: EinvoiceOfPayment) {
  if (einvoice === null) return none
  const { status, number, cufe, reason, total, issuedAt } = einvoice
  const creditNotes = notes.map((note) => viewNoteOfPayment(note, { isWithheld }))
  const open = { status, total, issuedAt, withheld: isWithheld, creditNotes }
  if (isWithheld) return { ...open, number: null, cufe: null, reason: null, hasPdf: false, checkUrl: null }
  return { ...open, number, cufe, reason, hasPdf: cufe !== null, checkUrl: checkUrlOf(cufe) }
}

function viewNoteOfPayment(
  { id, status, number, cude, total, issuedAt }: CreditNote,
  { isWithheld }: Pick<EinvoiceOfPayment, 'isWithheld'>,
) {
  const open = { id, status, total, issuedAt }
  if (isWithheld) return { ...open, number: null, cude: null, hasPdf: false, checkUrl: null }
  return { ...open, number, cude, hasPdf: cude !== null, checkUrl: checkUrlOf(cude) }
}

function checkUrlOf(hash: string | null): string | null {
  return hash === null ? null : `${catalogue}${hash}`
}

export function viewEinvoice({
  einvoice,
  paymentReference,
  token,
  students,
  isReplaced,
  notes,
}: ListedEinvoice) {
  const { attemptId: _attempt, providerRef: _ref, trace: _trace, lines: _lines, ...shown } = einvoice
  const creditNotes = notes.map((note) => viewNote(note, einvoice))
  return { ...shown, paymentReference, token, students: [...students], isReplaced, creditNotes }
}

/** As finance is told of it. */
export function viewNote(note: CreditNote, invoice: Pick<Einvoice, 'total'>) {
  const { id, reference, status, number, cude, reason, notices, total, createdAt, issuedAt } = note
  const own = { id, reference, status, number, cude, reason, notices, total, createdAt, issuedAt }
  return { ...own, credits: creditReason(note, invoice), hasPdf: cude !== null }
}
