import { pesosIn } from '../../../api/pesos.ts'
import { beginsAsTyped } from '../../db/search.ts'
import type { Database } from '../../db/database.ts'
import { studentsCalled } from '../students/index.ts'

export interface Words {
  /** How a reference begins, words of a student's name or code, or an amount. */
  readonly search?: string
  /** Since when payers and students of invoices are looked for. */
  readonly textsSince?: Date
  /** Ids of the attempts that somebody who is called so pays. */
  readonly paidBy?: readonly string[]
}

/** The ids of the orders that words find, each by an index of its own. */
export function ordersFound(database: Database, { search = '', paidBy = [] }: Words) {
  const begins = (column: string) => beginsAsTyped(database, column, search)
  const orders = () => database('enrollment_order as fo').select('fo.id')
  const parts = () => database('allocation as fa').whereNotNull('fa.order_id').select('fa.order_id')
  const ofAttempts = () => parts().join('payment_attempt as ff', 'ff.id', 'fa.attempt_id')
  const ofSplits = () =>
    database('split_part as fs').join('allocation as fp', 'fp.part_id', 'fs.id').select('fs.order_id')
  const documents = database('accounting_document as fd').select('fd.order_id')
  const called = studentsCalled(database, search)
  const amount = pesosIn(search)
  return orders()
    .where(begins('fo.reference'))
    .unionAll([
      parts().where(begins('fa.reference')),
      parts().where(begins('fa.provider_ref')),
      ofAttempts().where(begins('ff.reference')),
      ofAttempts().where(begins('ff.provider_ref')),
      ofSplits().where(begins('fp.reference')),
      ofSplits().where(begins('fp.provider_ref')),
      documents.where(begins('fd.number')),
      ...(called === null ? [] : [orders().whereIn('fo.student_code', called)]),
      ...(paidBy.length === 0
        ? []
        : [parts().whereIn('fa.attempt_id', [...paidBy]), ofSplits().whereIn('fp.attempt_id', [...paidBy])]),
      ...(amount === null
        ? []
        : [
            orders().where('fo.total', amount),
            parts().where('fa.amount', amount).whereNotNull('fa.paid_as'),
            ofSplits().where('fp.amount', amount).whereNotNull('fp.paid_as'),
          ]),
    ])
}
