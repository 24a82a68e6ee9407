import type { Fee, NewFee } from './fee.ts'

/** What is written over the catalogue: the fee before and after; a fee that is restored comes back with its own row. */
export type FeeWrite =
  | { readonly act: 'fee.create'; readonly before: null; readonly after: NewFee }
  | { readonly act: 'fee.change'; readonly before: Fee; readonly after: Fee }
  | { readonly act: 'fee.archive'; readonly before: Fee; readonly after: null }
  | { readonly act: 'fee.restore'; readonly before: null; readonly after: Fee }
