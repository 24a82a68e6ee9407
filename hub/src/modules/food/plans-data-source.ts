import type { PersonalDataSource } from '../privacy/index.ts'
import { deleteRowsAbout, rowsAbout } from './food-plan-row.store.ts'
import { deletePlansExpiredBefore } from './food-plan.store.ts'

/** A plan is good for minutes; its rows are kept a day longer for who asks what became of it. */
const keptMs = 24 * 60 * 60_000

/** Plans of food services name students by code. */
export const plansDataSource = {
  name: 'food-plans',
  export: (database, codes) => rowsAbout(database, codes),
  erase: (trx, codes) => deleteRowsAbout(trx, codes),
  retain: (database, now) => deletePlansExpiredBefore(database, new Date(now.getTime() - keptMs)),
} satisfies PersonalDataSource
