import {
  isGivenBy,
  mayName,
  mayReplace,
  type NamedPayer,
  type PayerViewer,
  viewInvoicePayer,
} from '../payers/index.ts'

interface PayerReader {
  /** Null for the office, which is told and corrects nothing. */
  readonly viewer: PayerViewer | null
  /** Who alone says whom it is invoiced to; null where the family does. */
  readonly payerOwner: string | null
}

/** Who was named, for who gave it; that somebody was, for others of the family. */
export function viewPaymentPayer(named: NamedPayer | null, { viewer, payerOwner }: PayerReader) {
  const mayCorrect =
    viewer !== null &&
    mayName(viewer, payerOwner) &&
    (named === null || (!named.isIssued && mayReplace(viewer, named)))
  if (named === null) return { state: 'none', payer: null, isIssued: false, mayCorrect }
  const { isIssued, payer } = named
  return viewer === null || isGivenBy(viewer, named)
    ? { state: 'named', payer: viewInvoicePayer(payer), isIssued, mayCorrect }
    : { state: 'withheld', payer: null, isIssued, mayCorrect }
}
