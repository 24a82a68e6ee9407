import { PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { accountParts, postToAccounting } from '../ledger/index.ts'
import type { Handler } from '../outbox/index.ts'
import { onAccountAttemptById, keepAccountPosted } from '../payments/index.ts'
import { findOrRecord } from './find-or-record-payment.ts'

/**
 * Records in accounting what was paid on account of a student, exactly once: looked up by our reference before it is
 * recorded, adopted when it is already there (accounting-18). An accounting that cannot book it gets a person.
 */
export function recordOnAccount({
  database,
  plugins,
  clock,
}: Pick<AppContext, 'database' | 'plugins' | 'clock'>): Handler {
  return async ({ payload, key, trace }, signal) => {
    const { id, reference, providerRef, amount, startedAt, allocation } = await onAccountAttemptById(
      database,
      payload['attemptId'] ?? '',
    )
    const { onAccount } = plugins.accounting
    if (onAccount === undefined)
      throw new PluginFault('unsupported', 'accounting books no money on account: book it there by hand')
    const write = { key, trace, signal }
    const paidOn = bogotaDay(new Date(allocation.approvedAt ?? startedAt))
    const { partnerCode } = allocation
    const payment = { reference, partnerCode, amount, paidOn, providerRef: providerRef ?? reference }
    const record = () => onAccount.record(payment, write)
    const { ref } = await findOrRecord(onAccount, reference, { write, record })
    return async (trx) => {
      await keepAccountPosted(trx, id, ref)
      await postToAccounting(trx, { key, parts: accountParts(allocation), trace, at: clock.now() })
    }
  }
}
