import type { PersonalDataSource } from '../privacy/index.ts'
import { eraseSubscriptionsBeside, subscriptionsOfAll } from './subscription.store.ts'

/**
 * Activities a student is subscribed to. Those of the season under way are places of its enrollment and stay with it;
 * those of other seasons go.
 */
export function subscriptionsDataSource(project: string): PersonalDataSource {
  return {
    name: 'activities',
    export: subscriptionsOfAll,
    erase: (trx, studentCodes) => eraseSubscriptionsBeside(trx, project, studentCodes),
    retain: null,
  }
}
