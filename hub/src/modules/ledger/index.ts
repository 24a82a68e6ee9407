export { balancesOf, post } from './ledger.store.ts'
export { debtAccount, documentAccount, orderAccount, orderParts, type Part } from './order-parts.ts'
export type { Account, PostingLine, PostingReason } from './posting.ts'
export { postToAccounting } from './post-to-accounting.ts'
