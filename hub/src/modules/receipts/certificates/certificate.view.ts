import { type Locale, translate, type Texts } from '../../../config/texts.ts'
import type { LocalDate } from '@matricula/contract'
import { sum } from '../../../shared/money.ts'
import { bogotaIso } from '../../../shared/local-date.ts'
import type { Certificate, CertificateBody, CertifiedPayment } from './certificate.ts'

const digits = 6

interface CertificateReader {
  readonly texts: Texts
  readonly locale: Locale
  readonly publicUrl: string
  /** On which day what it certifies went back since, by reference. */
  readonly returned: ReadonlyMap<string, LocalDate>
}

/** A certificate as it was issued, in the reader's language. */
export function viewCertificate({ number, token, issuedAt, body }: Certificate, reader: CertificateReader) {
  return {
    kind: body.kind,
    number: String(number).padStart(digits, '0'),
    token,
    issuedAt: bogotaIso(issuedAt),
    address: `${reader.publicUrl}/enrollment/certificate/${token}`,
    school: body.school,
    student: body.student,
    clearance: viewClearance(body),
    payments: viewPayments(body, reader),
  }
}

function viewClearance(body: CertificateBody) {
  if (body.kind !== 'clearance') return null
  const projects = [...new Set(body.concepts.map(({ project }) => project))]
  return {
    day: body.day,
    concepts: projects.map((project) => ({
      project,
      names: body.concepts.filter((one) => one.project === project).map(({ concept }) => concept),
    })),
  }
}

function viewPayments(body: CertificateBody, reader: CertificateReader) {
  if (body.kind !== 'payments') return null
  const { year, whose, total, payments } = body
  return {
    year,
    whose,
    total,
    rows: payments.map((payment) => ({
      day: payment.day,
      concept: conceptOf(payment, reader),
      amount: payment.amount,
      reference: payment.reference,
      returnedOn: reader.returned.get(payment.reference) ?? null,
    })),
    netTotal: sum(payments.map(({ amount, reference }) => (reader.returned.has(reference) ? 0 : amount))),
  }
}

function conceptOf({ of }: CertifiedPayment, { texts, locale }: CertificateReader): string {
  return of.is === 'enrollment'
    ? translate(texts, locale, 'certificate.payments.enrollment', { project: of.project })
    : translate(texts, locale, 'certificate.payments.invoice', { document: of.document })
}
