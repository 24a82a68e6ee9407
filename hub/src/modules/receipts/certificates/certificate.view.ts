import { type Locale, translate, type Texts } from '../../../config/texts.ts'
import { sum } from '../../../shared/money.ts'
import { bogotaIso } from '../../../shared/local-date.ts'
import type { Certificate, CertificateBody, CertifiedPayment } from './certificate.ts'
import { type ReturnedSince, returnedKey } from './returned-money.store.ts'

const digits = 6

interface CertificateReader {
  readonly texts: Texts
  readonly locale: Locale
  readonly publicUrl: string
  /** What of what it certifies has gone back, by reference. */
  readonly returned: ReadonlyMap<string, ReturnedSince>
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
  const rows = payments.map((payment) => ({
    day: payment.day,
    concept: conceptOf(payment, reader),
    amount: payment.amount,
    paid: payment.amount + (payment.returnedBefore ?? 0),
    returnedBefore: payment.returnedBefore ?? 0,
    reference: payment.reference,
    ...returnedOf(payment, reader),
  }))
  return {
    year,
    whose,
    total,
    paid: sum(rows.map(({ paid }) => paid)),
    returnedBefore: sum(rows.map(({ returnedBefore }) => returnedBefore)),
    rows,
    netTotal: total - sum(rows.map(({ returned }) => returned)),
  }
}

/** What had gone back before is told apart. */
function returnedOf({ amount, reference, of }: CertifiedPayment, reader: CertificateReader) {
  const key = returnedKey(reference, of.is === 'invoice' ? of.document : null)
  const { day, left } = reader.returned.get(key) ?? { day: null, left: amount }
  const returned = Math.max(0, amount - left)
  return { returned, returnedOn: returned === 0 ? null : day }
}

function conceptOf({ of }: CertifiedPayment, { texts, locale }: CertificateReader): string {
  switch (of.is) {
    case 'enrollment':
      return translate(texts, locale, 'certificate.payments.enrollment', { project: of.project })
    case 'invoice':
      return translate(texts, locale, 'certificate.payments.invoice', { document: of.document })
    case 'account':
      return translate(texts, locale, 'certificate.payments.account')
  }
}
