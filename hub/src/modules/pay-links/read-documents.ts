import type { AppContext } from '../../app-context.ts'
import { type ListedInvoice, openInvoicesOf } from '../invoices/index.ts'
import { findByCodes } from '../students/index.ts'
import type { Student } from '../students/student.ts'
import { refuse } from '../../shared/refusal.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import type { DueStanding } from './due.ts'
import type { LinkDocument, PayLink } from './pay-link.ts'

/** How each document stands in accounting and here, with today's price of what is open of it. */
export async function readDocuments(
  app: AppContext,
  { id, students, documents }: Pick<PayLink, 'id' | 'students' | 'documents'>,
): Promise<readonly DueStanding[]> {
  const partners = [...new Set(documents.map(({ partnerCode }) => partnerCode))]
  const open = await openInvoicesOf(app, partners, id)
  const known = await findByCodes(app.database, students)
  return documents.map((document) => {
    const invoice = open.find((one) => isOf(document, one))
    const student = known.find(({ code }) => code === studentCodeOf(document.partnerCode)) ?? null
    return standingOf(document, invoice, student)
  })
}

function isOf({ partnerCode, docNum }: LinkDocument, invoice: ListedInvoice): boolean {
  return invoice.partnerCode === partnerCode && invoice.docNum === docNum
}

/** What accounting does not list as open any more was paid otherwise. */
function standingOf(
  { concept, docNum: number }: LinkDocument,
  invoice: ListedInvoice | undefined,
  student: Student | null,
): DueStanding {
  if (invoice === undefined) return { state: 'paid', due: null, why: refuse('PAY_LINK_PAID') }
  if (invoice.state === 'in-process')
    return { state: 'paying', due: null, why: refuse('INVOICE_PENDING', { values: { document: number } }) }
  const { docNum, partnerCode, toPay: amount, surcharge, discount, discountUntil } = invoice
  const document = { docNum, partnerCode, amount, surcharge, discount }
  const due = { is: 'document', student, document, concept, amount, discountUntil } as const
  return { state: 'payable', why: null, due }
}
