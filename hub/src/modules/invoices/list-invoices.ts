import type { OpenInvoice, Partner, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { partnersOf } from '../students/index.ts'
import type { Student } from '../students/student.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import { debtorsInWizard, heldDocuments, nameOf } from '../payments/index.ts'

/** open: it can be paid. in-process: a payment of it is under way, here or in the wizard (invoices-3). */
export type InvoiceState = 'open' | 'in-process'

export type ListedInvoice = OpenInvoice & { readonly state: InvoiceState }

/** A student's partner in accounting, with what is still to pay. */
export interface Debtor {
  readonly studentCode: string
  readonly student: Student | null
  readonly partner: Partner
  readonly invoices: readonly ListedInvoice[]
}

const deadlineMs = 10_000

/** The open invoices of every student whose partner carries this address. Accounting is asked anew each time. */
export async function listInvoices(
  app: Pick<AppContext, 'database' | 'log' | 'plugins'>,
  email: string,
  trace: string,
): Promise<readonly Debtor[]> {
  const read = () => ({ signal: AbortSignal.timeout(deadlineMs), trace })
  const { accounting } = app.plugins
  const partners = await readPartners(app, email, read())
  // What is held is read before accounting is: a payment that ends in between is still seen.
  const held = await heldDocuments(
    app.database,
    partners.map(({ partner }) => partner.code),
  )
  const inWizard = await debtorsInWizard(
    app.database,
    partners.map(({ studentCode }) => studentCode),
  )
  return Promise.all(
    partners.map(async ({ partner, studentCode, student }) => {
      const open = await accounting.openInvoices(partner.code, read())
      const stateOf = (invoice: OpenInvoice): InvoiceState =>
        inWizard.has(studentCode) || held.has(nameOf(invoice)) ? 'in-process' : 'open'
      return {
        studentCode,
        student,
        partner,
        invoices: open.map((invoice) => ({ ...invoice, state: stateOf(invoice) })),
      }
    }),
  )
}

interface StudentPartner {
  readonly partner: Partner
  readonly studentCode: string
  /** Null when the roster does not have the student. */
  readonly student: Student | null
}

async function readPartners(
  app: Pick<AppContext, 'database' | 'log' | 'plugins'>,
  email: string,
  read: Read,
): Promise<StudentPartner[]> {
  const { partners, students, dropped } = await partnersOf(app, email, read)
  if (dropped > 0)
    app.log.info({ dropped }, 'partners that are no students have no place in the invoice portal')
  const byCode = new Map(students.map((student) => [student.code.toUpperCase(), student]))
  return partners
    .map((partner) => {
      const studentCode = studentCodeOf(partner.code)
      return { partner, studentCode, student: byCode.get(studentCode) ?? null }
    })
    .toSorted((one, other) => one.studentCode.localeCompare(other.studentCode))
}
