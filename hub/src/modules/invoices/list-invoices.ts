import type { OpenInvoice, Partner, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { partnersOf } from '../students/index.ts'
import type { Student } from '../students/student.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import { readInvoiceStates } from './invoice-state.store.ts'
import { type PricedInvoice, pricedOn } from './price-invoice.ts'

export type ListedInvoice = PricedInvoice<OpenInvoice>

/** A student's partner in accounting, with what is still to pay. */
export interface Debtor {
  readonly studentCode: string
  readonly student: Student | null
  readonly partner: Partner
  readonly invoices: readonly ListedInvoice[]
}

const deadlineMs = 10_000

/** The open invoices of every student whose partner carries this address, at today's price. Accounting is asked anew. */
export async function listInvoices(
  app: Pick<AppContext, 'config' | 'clock' | 'database' | 'log' | 'plugins'>,
  email: string,
  trace: string,
): Promise<readonly Debtor[]> {
  const price = pricedOn(bogotaDay(app.clock.now()), app.config.seasons.parents.parent)
  const read = () => ({ signal: AbortSignal.timeout(deadlineMs), trace })
  const { accounting } = app.plugins
  const partners = await readPartners(app, email, read())
  const stateOf = await readInvoiceStates(
    app.database,
    partners.map(({ partner }) => partner.code),
  )
  return Promise.all(
    partners.map(async ({ partner, studentCode, student }) => {
      const open = await accounting.openInvoices(partner.code, read())
      return {
        studentCode,
        student,
        partner,
        invoices: open.map((invoice) => price({ ...invoice, state: stateOf(invoice) })),
      }
    }),
  )
}

export interface StudentPartner {
  readonly partner: Partner
  readonly studentCode: string
  /** Null when the roster does not have the student. */
  readonly student: Student | null
}

/** The students billed at an address; partners that are no students are counted in the log (invoices-1). */
export async function readPartners(
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
