import type { Settings } from '../../config/settings.ts'
import { inTransaction } from '../../db/transaction.ts'
import { daysBefore } from '../../shared/days-before.ts'
import type { PersonalDataSource } from '../privacy/index.ts'
import { deletePayLinksBefore, deletePayLinksOf, payLinksOf } from './pay-links-data.store.ts'

/** Links are kept for some days after their last one (settings: privacy.retentionDays). */
export function payLinksDataSource({ retentionDays }: Settings['privacy']): PersonalDataSource {
  return {
    name: 'pay-links',
    export: payLinksOf,
    erase: deletePayLinksOf,
    retain: (database, now) =>
      inTransaction(database, (trx) => deletePayLinksBefore(trx, daysBefore(now, retentionDays.payLinks))),
  }
}
