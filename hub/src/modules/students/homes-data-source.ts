import type { PersonalDataSource } from '../privacy/index.ts'
import { deleteCorrectedHomes, homeRecordsOf } from './home.store.ts'

/** Homes that the office put right; what the student information system says of them stays there. */
export const homesDataSource = {
  name: 'homes',
  export: homeRecordsOf,
  erase: deleteCorrectedHomes,
  retain: null,
} satisfies PersonalDataSource
