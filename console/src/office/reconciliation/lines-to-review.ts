import { rowsAddress } from '../list/rows-address.ts'

/** Where a person looks into the lines of the bank's files. */
export const linesToReview = rowsAddress('/enrollment/admin/exceptions', {
  state: 'open',
  instance: 'agreement',
})
