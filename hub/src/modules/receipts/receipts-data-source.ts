import type { PersonalDataSource } from '../privacy/index.ts'
import { blankNames, receiptsOf } from './receipt.store.ts'

/** Accounting rules keep a receipt; the student's name leaves it. A payer is kept in none. */
export const receiptsDataSource = {
  name: 'receipts',
  export: receiptsOf,
  erase: blankNames,
  retain: null,
} satisfies PersonalDataSource
