export { appliedOf } from './applied.store.ts'
export { type Movement, movementsOf, movementsOn, postingsPerDay } from './movements.store.ts'
export { balancesOf, lastDayOf, linesOf, momentsOf, post, sumsOf } from './ledger.store.ts'
export {
  accountParts,
  accountsOf,
  debtAccount,
  documentParts,
  orderAccount,
  orderParts,
  type Part,
  splitAccount,
} from './order-parts.ts'
export {
  type Account,
  type AccountKind,
  accountKinds,
  kindOf,
  type Posting,
  type PostingLine,
  type PostingReason,
  postingReasons,
} from './posting.ts'
export { postToAccounting } from './post-to-accounting.ts'
export { undoInAccounting } from './undo-in-accounting.ts'
