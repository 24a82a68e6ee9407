import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { KeptLine, KeptPayout } from './payout.ts'

type LineRow = Readonly<
  Record<'gross' | 'fee' | 'retefuente' | 'reteiva' | 'reteica' | 'net', number | string>
> & {
  readonly kind: KeptLine['kind']
  readonly provider_ref: string | null
}

export interface NamedPayment {
  readonly id: string
  /** What it came under. */
  readonly reference: string
  /** The attempt that it paid, if one is known. */
  readonly attempt: string | null
}

/** A line with the payment that the hub knows by the provider's name; null where it knows none. */
export interface ListedLine extends KeptLine {
  readonly payment: NamedPayment | null
}

/** The lines of a payout as they were told. */
export async function linesOfPayout(
  database: Database,
  { id, instance }: Pick<KeptPayout, 'id' | 'instance'>,
): Promise<readonly ListedLine[]> {
  const rows: readonly LineRow[] = await database('payout_line').where({ payout_id: id }).orderBy('place')
  const lines = rows.map(lineFrom)
  const payments = await paymentsNamed(database, instance, lines)
  return lines.map((line) => ({ ...line, payment: payments.get(line.providerRef ?? '') ?? null }))
}

function lineFrom(row: LineRow): KeptLine {
  return {
    kind: row.kind,
    providerRef: row.provider_ref,
    gross: Number(row.gross),
    fee: Number(row.fee),
    retefuente: Number(row.retefuente),
    reteiva: Number(row.reteiva),
    reteica: Number(row.reteica),
    net: Number(row.net),
  }
}

interface NamedRow {
  readonly id: string
  readonly reference: string
  readonly attempt: string | null
  readonly provider_ref: string
}

/** The payments that an instance took, by its names of them. */
async function paymentsNamed(
  database: Database,
  instance: string,
  lines: readonly KeptLine[],
): Promise<ReadonlyMap<string, NamedPayment>> {
  const refs = [...new Set(lines.flatMap(({ providerRef }) => providerRef ?? []))]
  const found = await inChunks<string, NamedRow>(refs, (some) =>
    database('payment')
      .whereIn('provider_ref', [...some])
      .where({ instance })
      .select('id', 'reference', 'provider_ref', { attempt: 'attempt_id' }),
  )
  return new Map(found.map(({ provider_ref: ref, ...payment }) => [ref, payment]))
}

/** Whether nothing that the hub knows explains a line. */
export function isUnexplained({ kind, payment }: Pick<ListedLine, 'kind' | 'payment'>): boolean {
  return kind !== 'fee' && payment === null
}
