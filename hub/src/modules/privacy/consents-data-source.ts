import { consentsOf } from './consent.store.ts'
import type { PersonalDataSource } from './personal-data-source.ts'

/** Kept as proof, for as long as the school has to show it (Decreto 1377 art. 8): nothing is erased and nothing ages. */
export const consentsDataSource = {
  name: 'consents',
  export: consentsOf,
  erase: () => Promise.resolve(0),
  retain: null,
} satisfies PersonalDataSource
