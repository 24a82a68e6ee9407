import type { AppContext } from '../../app-context.ts'
import { isDuplicate } from '../../db/statements.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { sum } from '../../shared/money.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { type EnrollmentOrder, setOrderStatus, writeOrder } from '../enrollment/index.ts'
import { addAttempt, lockDebtors, lockPayable, newGuardianPayment } from '../payments/index.ts'
import type { PricedChild } from './check-child.ts'
import type { FamilyPayment } from './family-payment.model.ts'
import { addFamilyPayment, familyPaymentById } from './family-payment.store.ts'
import type { FamilyPaymentCommand } from './family-payment-command.ts'
import type { Payer } from '../payments/payer.ts'

export interface FamilyOpening {
  readonly command: FamilyPaymentCommand
  /** At least one, by student code: in this order they are held. */
  readonly children: readonly PricedChild[]
  readonly requestHash: string
  readonly payer: Payer
}

/** Writes the payment, every child's order and the share that locks it: all or nothing. */
export async function openFamilyPayment(
  app: AppContext,
  opening: FamilyOpening,
): Promise<Refusal | FamilyPayment> {
  try {
    return await inTransaction(app.database, (trx) => writeOpening(app, trx, opening))
  } catch (error) {
    if (isDuplicate(error)) return refuse('PAYMENT_PENDING')
    throw error
  }
}

async function writeOpening(
  app: AppContext,
  trx: Transaction,
  opening: FamilyOpening,
): Promise<Refusal | FamilyPayment> {
  const { children } = opening
  await lockDebtors(
    trx,
    children.map(({ studentCode }) => studentCode),
  )
  const held = await lockOrders(app, trx, children)
  if (isRefused(held)) return held
  const { instance } = app.config.settings.payments
  const amount = sum(children.map(({ quote }) => quote.totals.totalV))
  const fresh = newGuardianPayment(app, { ...opening, instance, amount })
  await addFamilyPayment(trx, fresh)
  const payment = await familyPaymentById(trx, fresh.id)
  for (const child of held) await addShare(app, trx, { child, payment, opening })
  await noteBeginning(app, trx, opening, payment)
  return payment
}

type LockedChild = PricedChild & { readonly order: EnrollmentOrder | null }

/** Before anything is written: a refusal of one child is a refusal of all. */
async function lockOrders(
  { config }: AppContext,
  trx: Transaction,
  children: readonly PricedChild[],
): Promise<Refusal | readonly LockedChild[]> {
  const { project } = config.seasons.parents
  const held: LockedChild[] = []
  for (const { studentCode, quote } of children) {
    const payable = await lockPayable(trx, { key: { project, studentCode }, quote })
    if (isRefused(payable)) return { ...payable, facts: { ...payable.facts, student: studentCode } }
    held.push({ studentCode, quote, order: payable.order })
  }
  return held
}

interface NewShare {
  readonly child: LockedChild
  readonly payment: FamilyPayment
  readonly opening: FamilyOpening
}

async function addShare(
  { config, ids, clock }: AppContext,
  trx: Transaction,
  { child: { studentCode, quote, order: present }, payment, opening }: NewShare,
): Promise<void> {
  const at = clock.now()
  const key = { project: config.seasons.parents.project, studentCode }
  const order = await writeOrder(trx, present, { key, quote, ids, at })
  const id = ids.id()
  const { instance, startedAt, expiresAt, trace } = payment
  await addAttempt(trx, {
    id,
    orderId: order.id,
    familyPaymentId: payment.id,
    // The whole has the request's key; a share is never asked for by one.
    idempotencyKey: id,
    requestHash: opening.requestHash,
    path: 'family',
    instance,
    reference: ids.reference(),
    amount: quote.totals.totalV,
    status: 'open',
    payer: opening.payer,
    startedAt,
    expiresAt,
    askAt: null,
    trace,
  })
  await setOrderStatus(trx, order.id, 'paying', at)
}

async function noteBeginning(
  { clock }: AppContext,
  trx: Transaction,
  { command, children }: FamilyOpening,
  { reference, amount }: FamilyPayment,
): Promise<void> {
  const shares = children.map(({ studentCode, quote }) => [studentCode, quote.totals.totalV])
  await recordAudit(trx, {
    at: clock.wall(),
    actor: `guardian:${command.guardianId}`,
    act: 'family.begin',
    subject: reference,
    before: null,
    after: { amount, shares },
    trace: command.trace,
  })
}
