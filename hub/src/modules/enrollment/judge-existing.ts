import type { AccountingDocument, BookedLine } from '@matricula/contract'

/** What accounting already has of a student and project, seen from an order that is to be sent. */
export type Existing =
  | { readonly is: 'none' }
  /** The order itself or its like: a second one must not follow. */
  | { readonly is: 'same'; readonly document: AccountingDocument }
  | { readonly is: 'different'; readonly document: AccountingDocument }

/** `reference` is null while the order has none of ours yet. */
export interface Wanted {
  readonly reference: string | null
  readonly lines: readonly BookedLine[]
}

/**
 * The same content is success without a second order, different content is shown to a person (enrollment-23).
 * The same content is: the only order there, of the same lines. One that bears our own reference is ours by
 * that name alone, whatever stands beside it.
 */
export function judgeExisting(
  documents: readonly AccountingDocument[],
  { reference, lines }: Wanted,
): Existing {
  const own = documents.find((document) => document.reference === reference)
  if (own !== undefined) return { is: 'same', document: own }
  const [first, ...more] = documents
  if (first === undefined) return { is: 'none' }
  const isLike = (document: AccountingDocument) => isSameContent(document.lines, lines)
  if (more.length === 0 && isLike(first)) return { is: 'same', document: first }
  return { is: 'different', document: documents.find((document) => !isLike(document)) ?? first }
}

/** The same items, as many, at the same price; their order and their names say nothing. */
export function isSameContent(there: readonly BookedLine[], wanted: readonly BookedLine[]): boolean {
  const [booked, ours] = [there, wanted].map((lines) => lines.map(contentOf).toSorted().join(';'))
  return booked === ours
}

function contentOf({ itemCode, quantity, unitPrice, discountPercent }: BookedLine): string {
  return JSON.stringify([itemCode, quantity, unitPrice, discountPercent])
}
