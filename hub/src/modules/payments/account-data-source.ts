import type { PersonalDataSource } from '../privacy/index.ts'
import { accountPaymentsOf, eraseAccountPayers, hasOpenAccountPayment } from './account-data.store.ts'

/** Payments on account with who paid them; amounts and references follow the accounting rules and stay. */
export const accountDataSource = {
  name: 'account-payments',
  export: accountPaymentsOf,
  erase: eraseAccountPayers,
  retain: null,
  blocksErasure: hasOpenAccountPayment,
} satisfies PersonalDataSource
