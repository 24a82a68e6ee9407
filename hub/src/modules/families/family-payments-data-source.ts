import type { PersonalDataSource } from '../privacy/index.ts'
import { erasePayers, familyPaymentsOf } from './family-payer.store.ts'

/** Who paid for several children, and with which data; amounts and shares follow the accounting rules and stay. */
export const familyPaymentsDataSource = {
  name: 'family-payments',
  export: familyPaymentsOf,
  erase: erasePayers,
  retain: null,
} satisfies PersonalDataSource
