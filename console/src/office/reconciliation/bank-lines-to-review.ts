import { rowsAddress } from '../list/rows-address.ts'

/** Where a person looks into the lines of the bank's files. */
export const bankLinesToReview = rowsAddress('/enrollment/admin/exceptions', {
  state: 'open',
  instance: 'agreement',
})
