import type { Database } from '../../db/database.ts'

interface DisputeSums {
  readonly id: string
  readonly amount: number | string
  readonly status: string
  readonly open_payment: string | null
  readonly borne_by: string | null
  readonly disputed: number | string | null
  readonly lost: number | string | null
}

/** Disputes of which the ledger says something else than they do: what is contested, and what the school lost. */
export async function unevenDisputes(database: Database): Promise<readonly string[]> {
  const sumOn = (account: string) =>
    database('posting_line as l').whereRaw(`l.account = replace('${account}/#', '#', d.id)`).sum('l.amount')
  const rows: readonly DisputeSums[] = await database('dispute as d')
    .orderBy('d.id')
    .select('d.id', 'd.amount', 'd.status', 'd.open_payment', 'd.borne_by')
    .select({ disputed: sumOn('disputed'), lost: sumOn('loss') })
  return rows.filter((row) => !isPosted(row)).map(({ id }) => id)
}

function isPosted({ amount, status, open_payment, borne_by, disputed, lost }: DisputeSums): boolean {
  const isOpen = status === 'opened' || status === 'answered'
  return (
    isOpen === (open_payment !== null) &&
    Number(disputed) === (isOpen ? Number(amount) : 0) &&
    Number(lost) === (borne_by === 'school' ? Number(amount) : 0)
  )
}
