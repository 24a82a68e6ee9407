import type { Database } from '../../db/open-database.ts'
import { begins } from '../../db/search.ts'
import { studentsCalled } from '../students/index.ts'

export interface Words {
  /** How a reference begins, words of a student's name or code, or an amount. */
  readonly search?: string
  /** Attempts whose payer is called so. */
  readonly paidBy?: readonly string[]
}

/** A condition on rows of orders `o` and their attempts `a`. */
export function foundBy(
  database: Database,
  references: readonly string[],
  { search = '', paidBy = [] }: Words,
) {
  return (some: ReturnType<Database['queryBuilder']>): void => {
    begins(references, search)(some)
    const called = studentsCalled(database, search)
    if (called !== null) void some.orWhereIn('o.student_code', called)
    if (paidBy.length > 0) void some.orWhereIn('a.id', [...paidBy])
    const amount = pesosIn(search)
    if (amount !== null) void some.orWhere('o.total', amount).orWhere('a.amount', amount)
  }
}

/** An amount as people write it: 4750000, 4.750.000, 4,750,000 or $ 4.750.000. */
function pesosIn(search: string): number | null {
  const written = /^\s*\$?\s*(\d{1,3}(?:([.,])\d{3}(?:\2\d{3})*)|\d{3,12})\s*$/.exec(search)?.[1]
  return written === undefined ? null : Number(written.replaceAll(/[.,]/g, ''))
}
