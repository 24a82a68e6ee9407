import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'

/** Which of the parts of an order a payment is for, as finance tells them apart. */
export interface NamedPart {
  /** From 1. */
  readonly place: number
  readonly of: number
  /** As who made the parts called it; empty once the family was erased. */
  readonly label: string
}

interface NamedPartRow {
  readonly reference: string
  readonly place: number
  readonly parts: number | string
  readonly label: string | null
}

/** By the reference of a part's payment; nothing of any other reference. */
export async function namedParts(
  database: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, NamedPart>> {
  const rows = await inChunks<string, NamedPartRow>([...new Set(references)], (some) =>
    database('allocation as a')
      .join('split_part as s', 's.id', 'a.part_id')
      .whereIn('a.reference', some)
      .select('a.reference', 's.place', 's.label', {
        parts: database('split_part as q').whereRaw('q.split_id = s.split_id').count('q.id'),
      }),
  )
  return new Map(
    rows.map(({ reference, place, parts, label }) => [
      reference,
      { place, of: Number(parts), label: label ?? '' },
    ]),
  )
}
