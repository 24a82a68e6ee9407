export { movementsOf } from './movements.store.ts'
export { balancesOf, linesOf, post, sumsOf } from './ledger.store.ts'
export {
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
  accountKinds,
  type Posting,
  type PostingLine,
  type PostingReason,
  postingReasons,
} from './posting.ts'
export { postToAccounting } from './post-to-accounting.ts'
export { undoInAccounting } from './undo-in-accounting.ts'
