import { shiftDay } from '@matricula/contract'
import type { AppContext } from '../../../app-context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { bogotaDay } from '../../../shared/local-date.ts'
import { sum } from '../../../shared/money.ts'
import { partnerCodeOf } from '../../../shared/partner-code.ts'
import { refuse } from '../../../shared/refusal.ts'
import { recordAudit } from '../../audit/audit.store.ts'
import { conceptsCharged } from '../../enrollment/index.ts'
import type { Student } from '../../students/student.ts'
import type { Certificate, CertificateBody, ClearanceBody, PaymentsBody } from './certificate.ts'
import { issuerOf } from '../issuer.ts'
import { addCertificate, sameCertificate } from './certificate.store.ts'
import { decideClearance, type Owed } from './decide-clearance.ts'
import { type OwnPayments, paidInYear } from './paid-in-year.store.ts'
import { returnedMoney } from './returned-money.store.ts'

type CertificateApp = Pick<AppContext, 'config' | 'database' | 'clock' | 'ids' | 'plugins' | 'prices'>

export interface CertificateCommand {
  readonly student: Student
  /** The actor's name in the audit trail. */
  readonly issuedBy: string
  readonly trace: string
}

const deadlineMs = 10_000
const daysOfConcepts = 366

/** Issues a paz y salvo at once where accounting has nothing to pay, and says what is owed where it has. */
export async function issueClearance(app: CertificateApp, command: CertificateCommand) {
  const { student, trace } = command
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const open = await app.plugins.accounting.openInvoices(partnerCodeOf(student.code), read)
  const balance = await app.prices.balanceNow(student.code)
  const returned = await returnedMoney(app.database, student.code)
  const owed = decideClearance({ balance, open, returned })
  if (owed !== null) return refuse('DEBT_OPEN', { facts: { owed: { ...owed, invoices: told(owed) } } })
  const day = bogotaDay(app.clock.now())
  const span = { from: shiftDay(day, -daysOfConcepts), to: day }
  const body: ClearanceBody = {
    version: 1,
    kind: 'clearance',
    school: issuerOf(app.config.settings.school),
    student: named(student),
    day,
    concepts: await conceptsCharged(app.database, student.code, span),
  }
  return issue(app, command, body)
}

function told({ invoices }: Owed) {
  return invoices.map(({ docNum, dueDate, description, pending }) => ({
    DocNum: docNum,
    DocDueDate: dueDate,
    Dscription: description,
    SaldoPendiente: pending,
  }))
}

/** Issues the certificate of what was paid in a calendar year; `own` says whose payments alone. */
export async function issueYearOfPayments(
  app: CertificateApp,
  command: CertificateCommand,
  { year, own }: { readonly year: number; readonly own: OwnPayments | null },
) {
  const { student } = command
  const payments = await paidInYear(app.database, { studentCode: student.code, year, own })
  if (payments.length === 0) return refuse('NOTHING_PAID', { values: { year: String(year) } })
  const body: PaymentsBody = {
    version: 1,
    kind: 'payments',
    school: issuerOf(app.config.settings.school),
    student: named(student),
    year,
    whose: own === null ? 'all' : 'own',
    payments,
    total: sum(payments.map(({ amount }) => amount)),
  }
  return issue(app, command, body)
}

async function issue(
  { database, clock, ids }: CertificateApp,
  { issuedBy, trace }: CertificateCommand,
  body: CertificateBody,
): Promise<Certificate> {
  return inTransaction(database, async (trx) => {
    const same = await sameCertificate(trx, { issuedBy, body })
    if (same !== null) return same
    const issued = await addCertificate(trx, { token: ids.token(), issuedBy, body, at: clock.now() })
    await recordAudit(trx, {
      at: clock.wall(),
      actor: issuedBy,
      act: 'certificate.issue',
      subject: body.student.code,
      before: null,
      after: { kind: body.kind, number: issued.number },
      trace,
    })
    return issued
  })
}

function named({ code, firstNames, lastNames, grade }: Student): CertificateBody['student'] {
  return { code, name: `${firstNames} ${lastNames}`, grade: grade?.name ?? '' }
}
