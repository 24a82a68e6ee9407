import type { DataHolder } from '../privacy/index.ts'
import { blankNames, receiptsOf } from './receipt.store.ts'

/** Accounting rules keep a receipt; the student's name leaves it. A payer is kept in none. */
export const receiptsHolder = {
  name: 'receipts',
  export: receiptsOf,
  erase: blankNames,
  retain: null,
} satisfies DataHolder
