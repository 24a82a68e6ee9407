import type { Settings } from '../../config/settings.ts'
import { inTransaction } from '../../db/transaction.ts'
import { daysBefore } from '../../shared/days-before.ts'
import type { PersonalDataSource } from '../privacy/index.ts'
import { dropPayersBefore, erasePayers, exportPayers } from './payers-data.store.ts'

/** Whom invoices are made out to: for the next year, and no longer than that (settings: privacy.retentionDays). */
export function payersDataSource({ retentionDays }: Settings['privacy']): PersonalDataSource {
  return {
    name: 'payers',
    export: exportPayers,
    erase: erasePayers,
    retain: (database, now) => {
      const since = { used: daysBefore(now, retentionDays.payers), typed: daysBefore(now, 1) }
      return inTransaction(database, (trx) => dropPayersBefore(trx, since))
    },
  }
}
