import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { accountPayable } from './account-payable.ts'
import { addAccountAttempt } from './account-attempt.store.ts'
import type { OnAccountAttempt } from './attempt.model.ts'
import { lockDebtors } from './debt.store.ts'
import { begunBy, type DueRefusal, type LinkedCommand } from './link-use.ts'
import { type AttemptBeginning, newAttempt } from './new-attempt.ts'
import type { Payer } from './payer.ts'
import { startLinked } from './start-linked.ts'

/** What is paid on account, COP, and of which student. */
export interface OnAccountDue {
  readonly studentCode: string
  readonly amount: number
}

/** Begins to pay by a link an amount on account, with the provider of invoices: an enrolment is not what it pays. */
export function startAccountPayment(
  app: AppContext,
  command: LinkedCommand,
  read: () => Promise<Refusal<DueRefusal> | OnAccountDue>,
) {
  return startLinked(app, accountPayable, command, {
    read,
    open: (due, opening) => inTransaction(app.database, (trx) => writeOpening(app, trx, { ...opening, due })),
  })
}

interface Opening {
  readonly command: AttemptBeginning
  readonly requestHash: string
  readonly payer: Payer
  readonly due: OnAccountDue
}

async function writeOpening(
  app: Pick<AppContext, 'config' | 'clock' | 'ids'>,
  trx: Transaction,
  { due: { studentCode, amount }, ...opening }: Opening,
): Promise<Refusal<'NOT_FOUND'> | OnAccountAttempt> {
  const { command } = opening
  const closed = (await command.link?.lock(trx)) ?? null
  if (isRefused(closed)) return closed
  await lockDebtors(trx, [studentCode])
  const instance = app.config.settings.payments.invoicesInstance
  const fresh = newAttempt(app, { ...opening, pays: 'account', instance, amount })
  const allocation = { id: app.ids.id(), partnerCode: partnerCodeOf(studentCode) }
  const payment = await addAccountAttempt(trx, fresh, allocation)
  await recordAudit(trx, {
    at: app.clock.wall(),
    ...begunBy(command.link, { actor: 'hub', act: 'payment.begin' }),
    subject: payment.reference,
    before: null,
    after: { amount, onAccount: true },
    trace: command.trace,
  })
  return payment
}
