import type { Database } from '../../db/open-database.ts'
import { begins } from '../../db/search.ts'
import { studentsCalled } from '../students/index.ts'

export interface Words {
  /** How a reference begins, or words of a student's name or code. */
  readonly search?: string
  /** Attempts whose payer is called so, for those who may be told of payers. */
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
  }
}
