import path from 'node:path'
import Libsql from 'libsql'
import type { Finding, PreparedRehearsal } from '@matricula/rehearsal'
import { fact } from '../../rehearsal/src/fact.ts'

/** Books that somebody has changed behind the hub's back. */
export interface Sabotage {
  /** Which student the rehearsal must name then. */
  readonly who: string
  /** Answers the student, and the id of what is changed. */
  readonly find: string
  readonly harm: (id: string) => string
  readonly mend: (id: string) => string
  readonly finding: Pick<Finding, 'step'> & { readonly found?: string | object }
}

const firstOfOrders = 'join enrollment_order o on o.id = a.order_id order by o.student_code limit 1'
const lost = (from: string, to: string) => `update vendors.memo set key = '${to}' where key = '${from}'`

export const sabotages: readonly Sabotage[] = [
  {
    who: 'whose charge was changed by one peso in the hub’s database',
    find: `select o.student_code as student, c.id as id from charge c join enrollment_order o on o.id = c.order_id
           order by o.student_code desc limit 1`,
    harm: (id) => `update charge set unit_price = unit_price + 1 where id = ${id}`,
    mend: (id) => `update charge set unit_price = unit_price - 1 where id = ${id}`,
    finding: { step: 'charges' },
  },
  {
    who: 'whose order accounting has lost',
    find: `select o.student_code as student, o.reference as id from enrollment_order o where o.status = 'paid'
           order by o.student_code limit 1`,
    harm: (id) => lost(`order/${id}`, `lost/${id}`),
    mend: (id) => lost(`lost/${id}`, `order/${id}`),
    finding: { step: 'accounting-order', found: fact('orders', { n: 0 }) },
  },
  {
    who: 'of whose money on account accounting knows nothing',
    find: `select substr(a.partner_code, 2) as student, a.reference as id from allocation a
           join payment_attempt f on f.id = a.attempt_id where f.pays = 'account' order by a.partner_code limit 1`,
    harm: (id) => lost(`payment/${id}`, `lost/${id}`),
    mend: (id) => lost(`lost/${id}`, `payment/${id}`),
    finding: { step: 'accounting-payment', found: fact('nothingMore') },
  },
  {
    who: 'whose family nobody told of money on account',
    find: `select substr(a.partner_code, 2) as student, o.id as id from outbox o
           join allocation a on o.key = 'notice:on-account:' || a.attempt_id order by a.partner_code limit 1`,
    harm: (id) => `update outbox set status = 'on_hold' where id = ${id}`,
    mend: (id) => `update outbox set status = 'done' where id = ${id}`,
    finding: { step: 'receipt', found: 'notice.on-account on_hold' },
  },
  {
    who: 'of whose money the ledger has a peso that came from nowhere',
    find: `select o.student_code as student, p.key as id from posting p
           join allocation a on p.subject = 'payment:' || a.payment_id ${firstOfOrders}`,
    harm: (id) =>
      `insert into posting_line (posting, place, account, amount) values ('${id}', 99, 'provider/card', 1)`,
    mend: () => 'drop trigger posting_line_no_delete; delete from posting_line where place = 99',
    finding: { step: 'ledger', found: { key: 'unbalanced', values: { amount: 1 } } },
  },
  {
    who: 'of whom the provider says that it gave back a peso more',
    find: `select o.student_code as student, m.key as id from vendors.memo m
           join allocation a on m.key like '%step:' || a.reference || ':%' and m.value like '%"refund":%"amount":300000%'
           ${firstOfOrders}`,
    harm: (id) => `update vendors.memo set value = replace(value, ':300000', ':300001') where key = '${id}'`,
    mend: (id) => `update vendors.memo set value = replace(value, ':300001', ':300000') where key = '${id}'`,
    finding: { step: 'provider', found: { key: 'returnedBy', values: { amount: 300_001 } } },
  },
]

/** Whose books were changed, and what puts them right again. */
interface Sabotaged {
  readonly student: string
  readonly undo: () => void
}

/** Changes one row of a rehearsal's books, the hub's or a pretend vendor's. */
export function sabotage(
  { folder }: Pick<PreparedRehearsal, 'folder'>,
  { find, harm, mend }: Sabotage,
): Sabotaged {
  const data = path.join(folder, 'data')
  const database = new Libsql(path.join(data, 'matricula.db'))
  database.prepare('attach ? as vendors').run(path.join(data, 'pretend-vendors.db'))
  const { student, id } = database.prepare(find).get() as { readonly student: string; readonly id: string }
  const { changes } = database.prepare(harm(id)).run()
  if (changes !== 1) throw new Error(`${changes} rows were changed`)
  const undo = () => {
    database.exec(mend(id))
    database.close()
  }
  return { student, undo }
}
