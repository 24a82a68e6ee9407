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
  const partners = await readPartners(app, email, { signal: AbortSignal.timeout(deadlineMs), trace })
  const codes = partners.map(({ partner }) => partner.code)
  const invoices = await openInvoicesOf(app, codes, trace)
  return partners.map((one) => ({
    ...one,
    invoices: invoices.filter(({ partnerCode }) => partnerCode === one.partner.code),
  }))
}

/** The open invoices of these partners, at today's price. Accounting is asked anew. */
export async function openInvoicesOf(
  app: Pick<AppContext, 'config' | 'clock' | 'database' | 'plugins'>,
  partnerCodes: readonly string[],
  trace: string,
): Promise<readonly ListedInvoice[]> {
  const price = pricedOn(bogotaDay(app.clock.now()), app.config.seasons.parents.parent)
  const stateOf = await readInvoiceStates(app.database, partnerCodes)
  const { accounting } = app.plugins
  const open = await Promise.all(
    partnerCodes.map(async (code) => {
      const read = { signal: AbortSignal.timeout(deadlineMs), trace }
      const invoices = await accounting.openInvoices(code, read)
      return invoices.map((invoice) => ({ ...invoice, partnerCode: code }))
    }),
  )
  return open.flat().map((invoice) => price({ ...invoice, state: stateOf(invoice) }))
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
