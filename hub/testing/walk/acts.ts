import { accountActs } from './account-acts.ts'
import type { Acts } from './act.ts'
import { familyActs } from './family-acts.ts'
import { moneyActs } from './money-acts.ts'
import { officeActs } from './office-acts.ts'
import { reminderActs } from './reminder-acts.ts'
import { signInActs } from './sign-in-acts.ts'

/** Every call that needs something made for it first. */
export const acts: Acts = {
  ...accountActs,
  ...familyActs,
  ...officeActs,
  ...moneyActs,
  ...reminderActs,
  ...signInActs,
}
