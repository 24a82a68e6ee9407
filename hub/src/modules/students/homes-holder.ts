import type { DataHolder } from '../privacy/index.ts'
import { deleteCorrectedHomes, homeRecordsOf } from './home.store.ts'

/** Homes that the office put right; what the student information system says of them stays there. */
export const homesHolder = {
  name: 'homes',
  export: homeRecordsOf,
  erase: deleteCorrectedHomes,
  retain: null,
} satisfies DataHolder
