import type { PersonalDataSource } from '../privacy/index.ts'
import { eraseReasons, withdrawalsOfStudents } from './withdrawal-data.store.ts'

/** Why a student left goes with the family; the day and the amounts stay. */
export const withdrawalsDataSource = {
  name: 'withdrawals',
  export: withdrawalsOfStudents,
  erase: eraseReasons,
  retain: null,
} satisfies PersonalDataSource
