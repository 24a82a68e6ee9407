import type { PersonalDataSource } from '../privacy/index.ts'
import { eraseSplitsOf, splitsOf } from './splits-data.store.ts'

/** Labels name people; amounts follow the accounting rules and stay. */
export const splitsDataSource = {
  name: 'splits',
  export: splitsOf,
  erase: eraseSplitsOf,
  retain: null,
} satisfies PersonalDataSource
