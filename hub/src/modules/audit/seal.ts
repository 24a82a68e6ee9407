import { sha256 } from '../../shared/ids.ts'

/** An entry as its row holds it. */
export interface SealedEntry {
  readonly id: number
  readonly at: string
  readonly actor: string
  readonly act: string
  readonly subject: string
  readonly before: string | null
  readonly after: string | null
  readonly trace: string
}

/** What stands before the first seal. */
export const beginning = ''

/** Pure: SHA-256 over the seal before and every sign of these entries, by their ids; 64 hexadecimal digits. */
export function sealOver(before: string, entries: readonly SealedEntry[]): string {
  const lines = entries
    .toSorted((one, other) => one.id - other.id)
    .map((entry) =>
      JSON.stringify([
        entry.id,
        entry.at,
        entry.actor,
        entry.act,
        entry.subject,
        entry.before,
        entry.after,
        entry.trace,
      ]),
    )
  return sha256([before, ...lines].join('\n'))
}
