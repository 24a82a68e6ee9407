import { inTransaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import type { PersonalDataSource } from '../privacy/index.ts'
import { eraseDiscountsOf, eraseEndedBefore, wholeDiscountsOf } from './discount-data.store.ts'

const keptYears = 2

/** Discounts with their proof: what ended stays two years to be explained, and all of it goes with the family. */
export const discountsDataSource = {
  name: 'discounts',
  export: wholeDiscountsOf,
  erase: eraseDiscountsOf,
  retain: (database, now) => {
    const instant = new Date(now)
    instant.setUTCFullYear(now.getUTCFullYear() - keptYears)
    return inTransaction(database, (trx) => eraseEndedBefore(trx, { day: bogotaDay(instant), instant }))
  },
} satisfies PersonalDataSource
