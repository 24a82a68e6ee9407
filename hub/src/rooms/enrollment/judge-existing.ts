import type { AccountingDocument, Cop } from '@matricula/contract'

/** What accounting already has of a student and project, seen from an order that is to be sent. */
export type Existing =
  | { readonly is: 'none' }
  /** The order itself or its like: a second one must not follow. */
  | { readonly is: 'same'; readonly document: AccountingDocument }
  | { readonly is: 'different'; readonly document: AccountingDocument }

/** `reference` is null while the order has none of ours yet. */
export interface Wanted {
  readonly reference: string | null
  readonly total: Cop
}

/**
 * Readings 5: the same content is success without a second order, different content is shown to a person. Accounting
 * answers totals and no lines, so the same content is: the only order there, of the same total. One that bears our
 * own reference is ours by that name alone, whatever stands beside it.
 */
export function judgeExisting(
  documents: readonly AccountingDocument[],
  { reference, total }: Wanted,
): Existing {
  const own = documents.find((document) => document.reference === reference)
  if (own !== undefined) return { is: 'same', document: own }
  const [first, ...more] = documents
  if (first === undefined) return { is: 'none' }
  if (more.length === 0 && first.total === total) return { is: 'same', document: first }
  const stranger = documents.find((document) => document.total !== total)
  return { is: 'different', document: stranger ?? first }
}
