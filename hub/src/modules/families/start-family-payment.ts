import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { hashedOf, refuseChosen } from '../payers/index.ts'
import { checkPayer } from '../payments/check-payer.ts'
import type { FamilyPaymentCommand, ChildToPay } from './family-payment-command.ts'
import { openFamilyPayment } from './open-family-payment.ts'
import {
  jointPayable,
  startPayment,
  attemptsWithoutCheckout,
  isUnanswered,
  type JointAttempt,
  jointAttempts,
  type Share,
  sharesOf,
} from '../payments/index.ts'
import { atCurrentPrices } from '../fees/index.ts'
import { checkChild, type ChildRefusal, type PricedChild } from './check-child.ts'
import { ownChildren } from './own-children.ts'
import { readChild } from './read-child.ts'

/**
 * Begins to pay for several children at once: prices each again, writes the payment and what it locks, and only then
 * calls the provider.
 */
export async function startFamilyPayment(app: AppContext, command: FamilyPaymentCommand) {
  const requestHash = hashOf(command)
  return startPayment(app, jointPayable, {
    idempotencyKey: command.idempotencyKey,
    requestHash,
    locale: command.locale,
    open: () => open(app, command, requestHash),
    findUnanswered: () => findUnansweredFamily(app, command),
  })
}

async function open(app: AppContext, command: FamilyPaymentCommand, requestHash: string) {
  const children = await checkCommand(app, command)
  if (isRefused(children)) return children
  const checked = checkPayer(command.payer)
  if (checked.is === 'wrong') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
  const foreign = await refuseChosen(app.database, command.invoicePayer)
  if (foreign !== null) return foreign
  return openFamilyPayment(app, { command, children, requestHash, payer: checked.payer })
}

function hashOf({ guardianId, students, payer, invoicePayer }: FamilyPaymentCommand): string {
  return sha256(JSON.stringify([guardianId, students, payer, ...hashedOf(invoicePayer)]))
}

/** Prices every child again from its kept draft, with the balance of this moment; the first refusal is the whole's. */
async function checkCommand(
  app: AppContext,
  { guardianId, email, students, trace }: FamilyPaymentCommand,
): Promise<Refusal<ChildRefusal | 'NOT_FOUND'> | readonly PricedChild[]> {
  const own = new Map((await ownChildren(app, email, trace)).map((student) => [student.code, student]))
  if (!students.every(({ student }) => own.has(student))) return refuse('NOT_FOUND')
  const priced: PricedChild[] = []
  for (const requested of students.toSorted((one, other) => one.student.localeCompare(other.student))) {
    const student = own.get(requested.student)
    if (student === undefined) return refuse('NOT_FOUND')
    await app.prices.balanceNow(student.code)
    const checked = checkChild(await readChild(atCurrentPrices(app), guardianId, student), requested)
    if (isRefused(checked)) return checked
    priced.push(checked)
  }
  return priced
}

/** The guardian's own payment for the same children and amounts whose checkout was lost on its way. */
async function findUnansweredFamily(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { guardianId, students }: FamilyPaymentCommand,
): Promise<JointAttempt | null> {
  const open = await attemptsWithoutCheckout(database, jointAttempts, guardianId)
  const unanswered = open.filter((payment) => isUnanswered(payment, clock.now()))
  for (const payment of unanswered) {
    if (isFor(students, await sharesOf(database, payment.id))) return payment
  }
  return null
}

function isFor(students: readonly ChildToPay[], shares: readonly Share[]): boolean {
  if (students.length !== shares.length) return false
  return shares.every(({ studentCode, amount }) =>
    students.some(({ student, shownTotal }) => student === studentCode && shownTotal === amount),
  )
}
