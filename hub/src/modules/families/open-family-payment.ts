import type { AppContext } from '../../app-context.ts'
import { isDuplicate } from '../../db/statements.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { sum } from '../../shared/money.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { type EnrollmentOrder, writeOrder } from '../enrollment/index.ts'
import type { PricedChild } from './check-child.ts'
import type { Payer } from '../payments/payer.ts'
import {
  addJointAttempt,
  type InvoicedBeginning,
  begunBy,
  type JointAttempt,
  keepInvoicePayer,
  lockDebtors,
  lockPayable,
  newAttempt,
  planOrder,
} from '../payments/index.ts'

export interface FamilyOpening {
  readonly command: InvoicedBeginning
  /** At least one, by student code: in this order they are held. */
  readonly children: readonly PricedChild[]
  readonly requestHash: string
  readonly payer: Payer
}

/** Writes the payment, every child's order and the share that locks it: all or nothing. */
export async function openFamilyPayment(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids'>,
  opening: FamilyOpening,
) {
  try {
    return await inTransaction(app.database, (trx) => writeOpening(app, trx, opening))
  } catch (error) {
    if (isDuplicate(error)) return refuse('PAYMENT_PENDING')
    throw error
  }
}

async function writeOpening(
  app: Pick<AppContext, 'config' | 'clock' | 'ids'>,
  trx: Transaction,
  opening: FamilyOpening,
) {
  const { children, command } = opening
  const closed = (await command.link?.lock(trx)) ?? null
  if (closed !== null) return closed
  const codes = children.map(({ studentCode }) => studentCode)
  await lockDebtors(trx, codes)
  const held = await lockOrders(app, trx, children)
  if (isRefused(held)) return held
  const { instance } = app.config.settings.payments
  const amount = sum(children.map(({ quote }) => quote.totals.totalV))
  const fresh = newAttempt(app, { ...opening, pays: 'orders', instance, amount })
  const payment = await addJointAttempt(trx, fresh)
  await keepInvoicePayer(app, trx, payment.id, { command, studentCode: codes[0] ?? '' })
  for (const child of held) await addShare(app, trx, child, payment)
  await noteBeginning(app, trx, opening, payment)
  return payment
}

type LockedChild = PricedChild & { readonly order: EnrollmentOrder | null }

/** Before anything is written: a refusal of one child is a refusal of all. */
async function lockOrders(
  { config }: Pick<AppContext, 'config'>,
  trx: Transaction,
  children: readonly PricedChild[],
): Promise<
  | Refusal<'ENROLLMENT_WITHDRAWN' | 'ORDER_PAID' | 'PAYMENT_PENDING' | 'SPLIT_STANDS' | 'INVOICE_PENDING'>
  | readonly LockedChild[]
> {
  const { project } = config.seasons.parents
  const held: LockedChild[] = []
  for (const { studentCode, quote } of children) {
    const payable = await lockPayable(trx, { key: { project, studentCode }, quote })
    if (isRefused(payable)) return { ...payable, facts: { ...payable.facts, student: studentCode } }
    held.push({ studentCode, quote, order: payable.order })
  }
  return held
}

async function addShare(
  { config, ids, clock }: Pick<AppContext, 'config' | 'clock' | 'ids'>,
  trx: Transaction,
  { studentCode, quote, order: present }: LockedChild,
  payment: JointAttempt,
): Promise<void> {
  const at = clock.now()
  const key = { project: config.seasons.parents.project, studentCode }
  const order = await writeOrder(trx, present, { key, quote, status: 'paying', ids, at })
  const part = { id: ids.id(), orderId: order.id, reference: ids.reference(), amount: quote.totals.totalV }
  await planOrder(trx, payment, part)
}

async function noteBeginning(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { command, children }: FamilyOpening,
  { reference, amount }: JointAttempt,
): Promise<void> {
  const shares = children.map(({ studentCode, quote }) => [studentCode, quote.totals.totalV])
  await recordAudit(trx, {
    at: clock.wall(),
    ...begunBy(command.link, { actor: `guardian:${command.guardianId}`, act: 'family.begin' }),
    subject: reference,
    before: null,
    after: { amount, shares },
    trace: command.trace,
  })
}
