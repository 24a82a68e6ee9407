import type { PersonalDataSource } from '../privacy/index.ts'
import { findByCodes, removeFromRoster } from './roster-lookup.store.ts'
import { recordOf } from './student.store.ts'

/**
 * The roster is a copy of what the student information system says. Erasing removes the copy; the next sync brings it
 * back as long as that system has the student.
 */
export const rosterDataSource = {
  name: 'roster',
  export: async (database, codes) => (await findByCodes(database, codes)).map(recordOf),
  erase: removeFromRoster,
  retain: null,
} satisfies PersonalDataSource
