import type { CustomFields } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { claimedDiscounts } from './claimed-discounts.ts'
import { discountsOf } from './discount.store.ts'
import { type Evidence, judgeEvidence } from './judge-evidence.ts'

/** What stands behind each discount that a student's custom fields claim. */
export async function readEvidence(
  { config, database, clock }: Pick<AppContext, 'config' | 'database' | 'clock'>,
  studentCode: string,
  fields: CustomFields,
): Promise<readonly Evidence[]> {
  const claims = claimedDiscounts(config.seasons.admin.admin.discounts, fields)
  return judgeEvidence(claims, await discountsOf(database, [studentCode]), bogotaDay(clock.now()))
}
