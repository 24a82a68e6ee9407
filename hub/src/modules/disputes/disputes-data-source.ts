import type { PersonalDataSource } from '../privacy/index.ts'
import { disputesOfStudents, eraseAnswers, hasOpenDispute } from './dispute-data.store.ts'

/** What was sent about a contested payment goes with the family; amounts and days follow the accounting rules and stay. */
export const disputesDataSource = {
  name: 'disputes',
  export: disputesOfStudents,
  erase: eraseAnswers,
  retain: null,
  blocksErasure: hasOpenDispute,
} satisfies PersonalDataSource
