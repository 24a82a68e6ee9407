import type { PersonalDataSource } from '../privacy/index.ts'
import { approvalsOf, dropUndoneBefore, eraseFromApprovals, hasOpenApproval } from './approval-data.store.ts'

const keptYears = 2

/**
 * What was asked and decided about a student's money. What came to nothing goes after two years; what was done follows
 * the accounting rules and stays, without its words and without whose it was once the family is erased.
 */
export const approvalsDataSource = {
  name: 'approvals',
  export: approvalsOf,
  erase: eraseFromApprovals,
  retain: (database, now) => {
    const instant = new Date(now)
    instant.setUTCFullYear(now.getUTCFullYear() - keptYears)
    return dropUndoneBefore(database, instant)
  },
  blocksErasure: hasOpenApproval,
} satisfies PersonalDataSource
