import type { Database } from '../../db/database.ts'
import { type ListedException, listedExceptions, tokenOf } from '../payments/index.ts'
import { type ExceptionStudent, studentsOfEach } from './exception-students.store.ts'

/** What a refund of money that pays nothing is about: the exception that a person resolved by it (payments-52). */
export interface RefundedException {
  readonly token: string
  readonly of: RefundedThing
  readonly students: readonly ExceptionStudent[]
  /** Its reference. */
  readonly exception: string
  /** Why, as who resolved it said. */
  readonly reason: string | null
}

/** What its token opens: family is a guardian's payment for several children, unknown nothing that we began. */
export const refundedThings = ['order', 'invoice', 'account', 'family', 'unknown'] as const
export type RefundedThing = (typeof refundedThings)[number]

const prefix = 'exception:'

/** By the cause of the refund; a cause that is no exception's is not there. */
export async function exceptionsOfRefunds(
  database: Database,
  causes: readonly string[],
): Promise<ReadonlyMap<string, RefundedException>> {
  const ids = causes.filter((cause) => cause.startsWith(prefix)).map((cause) => cause.slice(prefix.length))
  if (ids.length === 0) return new Map()
  const rows: ListedException[] = await listedExceptions(database).whereIn('e.id', ids.map(Number))
  const students = await studentsOfEach(database, rows)
  return new Map(
    rows.map((row) => {
      const of = thingOf(row)
      const about = { token: tokenOf(row), of, exception: row.reference, reason: reasonOf(row) }
      return [`${prefix}${row.id}`, { ...about, students: students.get(row.id) ?? [] }]
    }),
  )
}

function thingOf({
  order_token: order,
  invoices_token: invoices,
  family_token: family,
  account_token: account,
}: ListedException): RefundedThing {
  if (order !== null) return 'order'
  if (invoices !== null) return 'invoice'
  if (family !== null) return 'family'
  return account === null ? 'unknown' : 'account'
}

/** A resolution is its outcome, the provider's reference where there is one, and the reason. */
function reasonOf({ resolved_at: at, resolution }: ListedException): string | null {
  const [, ...said] = at === null ? [] : (resolution ?? '').split(' · ')
  return said.at(-1) ?? null
}
