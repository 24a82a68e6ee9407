import type { ReconciliationRow, Side, ReconciliationSource } from './row.ts'

/**
 * What a side has of a row. unread: its source did not answer, so that nobody knows. not-there: the payment does not
 * go through a provider. absent: it was asked and has none.
 */
export type CellState = 'shown' | 'shown-in-part' | 'unread' | 'not-there' | 'absent'

export function cellStateOf(
  row: ReconciliationRow,
  side: Side,
  sources: readonly ReconciliationSource[],
): CellState {
  const relevant = sources.filter((source) => source.source === side && mayHave(source, row))
  const isUnread = relevant.some(isAway)
  if (row[side] !== null) return isUnread && row.verdict === 'unknown' ? 'shown-in-part' : 'shown'
  if (isUnread) return 'unread'
  return relevant.length === 0 ? 'not-there' : 'absent'
}

export function isAway({ state }: ReconciliationSource): boolean {
  return state === 'away' || state === 'not-listed'
}

/** A payment of ours goes through one provider; anybody's may have been charged by each of them. */
function mayHave({ source, instance }: ReconciliationSource, { hub }: ReconciliationRow): boolean {
  return source !== 'provider' || hub === null || hub.instance === instance
}
