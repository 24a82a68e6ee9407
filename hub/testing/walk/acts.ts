import { accountActs } from './account-acts.ts'
import type { Acts } from './act.ts'
import { disputeActs } from './dispute-acts.ts'
import { einvoiceActs } from './einvoice-acts.ts'
import { familyActs } from './family-acts.ts'
import { moneyActs } from './money-acts.ts'
import { officeActs } from './office-acts.ts'
import { payLinkActs } from './pay-link-acts.ts'
import { payoutActs } from './payout-acts.ts'
import { reminderActs } from './reminder-acts.ts'
import { signInActs } from './sign-in-acts.ts'
import { splitActs } from './split-acts.ts'
import { withdrawalActs } from './withdrawal-acts.ts'

/** Every call that needs something made for it first. */
export const acts: Acts = {
  ...accountActs,
  ...disputeActs,
  ...familyActs,
  ...einvoiceActs,
  ...officeActs,
  ...moneyActs,
  ...payLinkActs,
  ...splitActs,
  ...payoutActs,
  ...reminderActs,
  ...signInActs,
  ...withdrawalActs,
}
