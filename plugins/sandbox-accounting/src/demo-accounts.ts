import type { Account } from './account.ts'

/** Accounts of the demonstration students of the student information system; what is not said is plain. */
export const demoAccounts: Readonly<Record<string, Partial<Account>>> = {
  '10001': {},
  '10002': {},
  // Two rows: the second is another account of the family, which nobody may add.
  '10003': { balances: [1_250_000, 400_000] },
  '10004': { balances: [-6_000_000], annuity: 'whole' },
  '10005': { transport: 'CT-0001' },
  '10006': {},
  '10007': { scholarship: 2_500, annuity: 'half' },
  '10008': {},
  '10009': {},
  '10010': {},
  '10011': {},
  '10012': {},
  '10013': { balances: [-300_000] },
  '10014': {},
  '10015': {},
  '00007': {},
  A1B2C: {},
}

/** Whose billing address a sibling shares. */
export const billedWith: Readonly<Record<string, string>> = { '10013': '10014', '20199': '20198' }

/** Accounting bills more than students: this one has the siblings' address too, and is none of ours. */
export const supplier = { code: 'PROV0042', name: 'Papelería La Cordillera', billedWith: '10014' }
