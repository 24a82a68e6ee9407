import type { Row, Side, Source } from './row.ts'

/**
 * What a side has of a row. unread: its source did not answer, so that nobody knows. not-there: the payment does not
 * go through a provider. absent: it was asked and has none.
 */
export type CellState = 'shown' | 'shown-in-part' | 'unread' | 'not-there' | 'absent'

export function cellStateOf(row: Row, side: Side, sources: readonly Source[]): CellState {
  const relevant = sources.filter((source) => source.source === side && mayHave(source, row))
  const isUnread = relevant.some(isAway)
  if (row[side] !== null) return isUnread && row.verdict === 'unknown' ? 'shown-in-part' : 'shown'
  if (isUnread) return 'unread'
  return relevant.length === 0 ? 'not-there' : 'absent'
}

export function isAway({ state }: Source): boolean {
  return state === 'away' || state === 'not-listed'
}

/** A payment of ours goes through one provider; anybody's may have been charged by each of them. */
function mayHave({ source, instance }: Source, { hub }: Row): boolean {
  return source !== 'provider' || hub === null || hub.instance === instance
}
