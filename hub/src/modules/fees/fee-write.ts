import type { Fee, NewFee } from './fee.ts'

/** What somebody changes of the catalogue: the fee before and after. */
export type FeeChange =
  | { readonly act: 'fee.create'; readonly before: null; readonly after: NewFee }
  | { readonly act: 'fee.change'; readonly before: Fee; readonly after: Fee }
  | { readonly act: 'fee.archive'; readonly before: Fee; readonly after: null }

/** The same, and the way back of an end: the fee is in force again, with its own row. */
export type FeeWrite = FeeChange | { readonly act: 'fee.restore'; readonly before: null; readonly after: Fee }
