import type { VersionRow, VersionRows } from './row.ts'
import { rowsOf008 } from './rows-of-008.ts'

const attemptOnly = ['order_id', 'open_order_id', 'family_payment_id']
const documentsOnly = ['documents', 'posted']
const nobody = { guardian_id: null, token: null }

/**
 * What stood in three tables of attempts is in one since 013, each row as it was; what each is for is an allocation, and
 * what was taken a payment.
 */
export function withAllocations({
  payment_attempt: attempts = [],
  family_payment: families = [],
  invoice_payment: invoices = [],
  payment: payments = [],
  payment_exception: exceptions = [],
  invoice_hold: holds = [],
  outbox = [],
  ...others
}: VersionRows): VersionRows {
  const paid = new Map(payments.map((row) => [row['attempt_id'], row]))
  return {
    ...others,
    payment_attempt: [
      ...attempts.filter(isAlone).map((row) => onlyOf(row, attemptOnly, { ...nobody, pays: 'order' })),
      ...families.map((row) => ({ ...row, path: 'provider', pays: 'orders' })),
      ...invoices.map((row) => onlyOf(row, documentsOnly, { path: 'provider', pays: 'invoices' })),
    ].map(underReview),
    outbox: outbox.map((row) => (row['status'] === 'parked' ? { ...row, status: 'on_hold' } : row)),
    payment: [
      ...attempts.filter(isAlone).flatMap((row) => paymentOf(paid.get(row['id'] ?? null))),
      ...families.filter((row) => attempts.some((one) => isPaidShare(one, row, paid))).map(takenBy),
      ...invoices.filter(({ status }) => status === 'approved').map(takenBy),
    ],
    allocation: [
      ...attempts.map((row) => partOf(row, paid.get(row['id'] ?? null))),
      ...invoices.flatMap((row) => documentsOf(row, holds)),
    ].map(underReview),
    payment_exception: exceptions.map((row) => onlyOf(row, ['attempt_id'], {})),
  }
}

export const rowsOf013: VersionRows = inTurn(withAllocations(rowsOf008))

/** The payments before what names them. */
function inTurn({ payment, allocation, payment_exception, ...others }: VersionRows): VersionRows {
  return {
    ...others,
    payment: payment ?? [],
    allocation: (allocation ?? []).map((row, n) => ({ id: `document-${n}`, ...row })),
    payment_exception: payment_exception ?? [],
  }
}

function onlyOf(row: VersionRow, without: readonly string[], added: VersionRow): VersionRow {
  return {
    ...Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column))),
    ...added,
  }
}

function underReview(row: VersionRow): VersionRow {
  return row['status'] === 'parked' ? { ...row, status: 'under_review' } : row
}

function isAlone(row: VersionRow): boolean {
  return (row['family_payment_id'] ?? null) === null
}

function isPaidShare(
  attempt: VersionRow,
  family: VersionRow,
  paid: ReadonlyMap<VersionRow[string] | undefined, VersionRow>,
): boolean {
  return attempt['family_payment_id'] === family['id'] && paid.has(attempt['id'])
}

function paymentOf(row: VersionRow | undefined): readonly VersionRow[] {
  return row === undefined ? [] : [onlyOf(row, ['order_id', 'status'], {})]
}

function takenBy(row: VersionRow): VersionRow {
  return {
    id: row['id'] ?? null,
    attempt_id: row['id'] ?? null,
    amount: row['amount'] ?? null,
    instance: row['instance'] ?? null,
    provider_ref: row['provider_ref'] ?? null,
    means: row['means'] ?? null,
    actor: `provider:${String(row['instance'])}`,
    reason: null,
    approved_at: row['finished_at'] ?? null,
    trace: row['trace'] ?? null,
  }
}

function partOf(row: VersionRow, payment: VersionRow | undefined): VersionRow {
  const family = row['family_payment_id'] ?? null
  return {
    ...planned(row),
    id: row['id'] ?? null,
    attempt_id: family ?? row['id'] ?? null,
    order_id: row['order_id'] ?? null,
    partner_code: null,
    doc_num: null,
    open_key: row['open_order_id'] === null ? null : `order:${String(row['open_order_id'])}`,
    paid_as: payment?.['status'] ?? null,
    payment_id: payment === undefined ? null : (family ?? payment['id'] ?? null),
    posted_ref: null,
    approved_at: payment?.['approved_at'] ?? null,
  }
}

function documentsOf(row: VersionRow, holds: readonly VersionRow[]): readonly VersionRow[] {
  const documents: readonly { docNum: string; partnerCode: string; amount: number }[] = JSON.parse(
    String(row['documents']),
  )
  const isPaid = row['status'] === 'approved'
  return documents.map(({ docNum, partnerCode, amount }) => ({
    ...planned(row),
    amount,
    attempt_id: row['id'] ?? null,
    order_id: null,
    partner_code: partnerCode,
    doc_num: docNum,
    open_key: holds.some((hold) => hold['payment_id'] === row['id'] && hold['doc_num'] === docNum)
      ? `invoice:${partnerCode}/${docNum}`
      : null,
    paid_as: isPaid ? 'APROBADO' : null,
    payment_id: isPaid ? (row['id'] ?? null) : null,
    posted_ref: null,
    approved_at: isPaid ? (row['finished_at'] ?? null) : null,
  }))
}

function planned(row: VersionRow): VersionRow {
  return {
    reference: row['reference'] ?? null,
    instance: row['instance'] ?? null,
    amount: row['amount'] ?? null,
    status: row['status'] ?? null,
    reason: row['reason'] ?? null,
    provider_ref: row['provider_ref'] ?? null,
    planned_at: row['started_at'] ?? null,
    ended_at: row['finished_at'] ?? null,
  }
}
