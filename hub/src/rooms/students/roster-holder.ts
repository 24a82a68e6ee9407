import type { DataHolder } from '../privacy/index.ts'
import { findByCodes, removeFromRoster } from './roster-lookup.store.ts'

/**
 * The roster is a copy of what the student information system says. Erasing removes the copy; the next sync brings it
 * back as long as that system has the student.
 */
export const rosterHolder = {
  name: 'roster',
  export: findByCodes,
  erase: removeFromRoster,
  retain: null,
} satisfies DataHolder
