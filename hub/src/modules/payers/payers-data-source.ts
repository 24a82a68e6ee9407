import type { Settings } from '../../config/settings.ts'
import { inTransaction } from '../../db/transaction.ts'
import { daysBefore } from '../../shared/days-before.ts'
import type { PersonalDataSource } from '../privacy/index.ts'
import { invoicesKeptSince } from './invoice-kept.ts'
import { dropPayersBefore, erasePayers, exportPayers } from './payers-data.store.ts'

/**
 * Whom invoices are made out to: for the next year, and no longer than that (settings: privacy.retentionDays), unless an
 * invoice that was issued names them and the law has it kept (payers-5).
 */
export function payersDataSource({ retentionDays }: Settings['privacy']): PersonalDataSource {
  return {
    name: 'payers',
    export: exportPayers,
    erase: erasePayers,
    retain: (database, now) => {
      const used = daysBefore(now, retentionDays.payers)
      const since = { used, typed: daysBefore(now, 1), issued: invoicesKeptSince(now) }
      return inTransaction(database, (trx) => dropPayersBefore(trx, since))
    },
  }
}
