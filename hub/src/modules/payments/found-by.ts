import { beginsAsTyped } from '../../db/search.ts'
import type { Database } from '../../db/open-database.ts'
import { studentsCalled } from '../students/index.ts'
import type { PaidBy } from './paid-by.store.ts'

export interface Words {
  /** How a reference begins, words of a student's name or code, or an amount. */
  readonly search?: string
  /** Since when payers and students of invoices are looked for. */
  readonly textsSince?: Date
  /** What somebody who is called so pays. */
  readonly paidBy?: PaidBy
}

const nobody: PaidBy = { attempts: [], families: [] }

/** The ids of the orders that words find, each by an index of its own. */
export function ordersFound(database: Database, { search = '', paidBy = nobody }: Words) {
  const begins = (column: string) => beginsAsTyped(database, column, search)
  const orders = () => database('enrollment_order as fo').select('fo.id')
  const attempts = () => database('payment_attempt as fa').select('fa.order_id')
  const payments = database('payment as fp').select('fp.order_id')
  const documents = database('accounting_document as fd').select('fd.order_id')
  const called = studentsCalled(database, search)
  const amount = pesosIn(search)
  return orders()
    .where(begins('fo.reference'))
    .unionAll([
      attempts().where(begins('fa.reference')),
      attempts().where(begins('fa.provider_ref')),
      attempts().join('family_payment as ff', 'ff.id', 'fa.family_payment_id').where(begins('ff.reference')),
      documents.where(begins('fd.number')),
      ...(called === null ? [] : [orders().whereIn('fo.student_code', called)]),
      ...(paidBy.attempts.length === 0 ? [] : [attempts().whereIn('fa.id', [...paidBy.attempts])]),
      ...(paidBy.families.length === 0
        ? []
        : [attempts().whereIn('fa.family_payment_id', [...paidBy.families])]),
      ...(amount === null ? [] : [orders().where('fo.total', amount), payments.where('fp.amount', amount)]),
    ])
}

/** An amount as people write it: 4750000, 4.750.000, 4,750,000 or $ 4.750.000. */
export function pesosIn(search: string): number | null {
  const written = /^\s*\$?\s*(\d{1,3}(?:([.,])\d{3}(?:\2\d{3})*)|\d{3,12})\s*$/.exec(search)?.[1]
  return written === undefined ? null : Number(written.replaceAll(/[.,]/g, ''))
}
