import type { BookedLine, Cop } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import type { AppContext } from '../../app-context.ts'
import { adminOrderOf, bookedDocument, linesToBook, servicesOf } from './admin-order.store.ts'
import type { EnrollmentOrder } from './order.model.ts'
import { findOrder } from './order.store.ts'

const lookUpMs = 10_000

/** Where a student's order of the administrators' project stands. */
export interface AdminOrderStatus {
  /** elsewhere: there is an order that this console did not make; accounting's or the family's. */
  readonly is: 'none' | 'sending' | 'sent' | 'elsewhere'
  /** Accounting's, once it has one. */
  readonly number: string | null
  readonly total: Cop | null
  /** As accounting has them or gets them; null: they are the family's. */
  readonly lines: readonly BookedLine[] | null
  readonly token: string | null
  /** What was selected when this console sent it. */
  readonly services: readonly string[] | null
}

/** Our own row says it all; without one, accounting is asked by NumAtCard and project (enrollment-23). */
export async function readAdminOrderStatus(
  app: Pick<AppContext, 'config' | 'database' | 'plugins'>,
  studentCode: string,
  trace: string,
): Promise<AdminOrderStatus> {
  const { project } = app.config.seasons.admin
  const order = await findOrder(app.database, { project, studentCode })
  if (order !== null) return comparisonOf(app.database, order)
  const read = { signal: AbortSignal.timeout(lookUpMs), trace }
  const [document] = await app.plugins.accounting.ordersOf(studentCode, project, read)
  const nothingOurs = { token: null, services: null }
  return document === undefined
    ? { is: 'none', number: null, total: null, lines: null, ...nothingOurs }
    : {
        is: 'elsewhere',
        number: document.number,
        total: document.total,
        lines: document.lines,
        ...nothingOurs,
      }
}

async function comparisonOf(database: Database, order: EnrollmentOrder): Promise<AdminOrderStatus> {
  const document = await bookedDocument(database, order.id)
  const known = { number: document?.number ?? null, total: document?.total ?? order.total }
  if (order.flow === 'parent') return { is: 'elsewhere', ...known, lines: null, token: null, services: null }
  const ours = adminOrderOf(order)
  return {
    is: order.status === 'sent' ? 'sent' : 'sending',
    ...known,
    token: order.token,
    lines: linesToBook(ours),
    services: servicesOf(ours),
  }
}
