/** What each group of calls is about; a group is the module that serves it. */
export const subjects = {
  access: 'Sessions, staff accounts, guardians and keys',
  accounting: 'Projects, business partners and what accounting knows of a family',
  activities: 'Eco and club activities',
  approvals: 'Acts about money that need a second person',
  audit: 'Who did what',
  'bank-agreements': 'Orders that are paid at the bank by reference, and the bank’s file',
  changes: 'What has changed, as it happens, for the lists of the office',
  disputes: 'Payments that whoever paid contests, until that is decided',
  discounts: 'Discounts and the proof behind them',
  documents: 'Documents to sign',
  einvoices: 'Electronic invoices of payments',
  enrollment: 'Sign-in of families, the wizard and the orders of the administration',
  facilities: 'The help chat and permissions for departure',
  families: 'Guardians with several children: one list and one payment',
  fees: 'The fee catalogue, price lists and balances',
  food: 'Food services at the turnstile',
  hub: 'Operation: health and texts',
  invoices: 'Open invoices of guardians',
  operations: 'How the hub itself is: its diagnosis and its last words',
  outbox: 'Deliveries to other systems',
  'pay-links': 'Links by which somebody else pays for students of a family, or their invoices',
  payers: 'Whom electronic invoices are made out to',
  payments: 'Payments of enrollments and their callbacks',
  'payments-office': 'What the office sees of payments, and exceptions that a person decides about',
  payouts: 'What providers settle to the school’s bank account',
  plugins: 'The systems around the school: state, checks and pauses',
  privacy: 'The privacy notice, consents, export and erasure',
  progress: 'How far the season’s students are, and the file of each',
  publications: 'Changes of fees that are published together',
  receipts: 'Receipts, and certificates of what is paid',
  reconciliation: 'Payments as provider, hub and accounting have them, compared day by day',
  reminders: 'Reminders to families who miss a step',
  seasons: 'The school year and its clock',
  splits: 'Enrolments that several people pay, each a part',
  students: 'Students and guardians as the student information system has them',
  transport: 'Addresses, ways and transport fees',
  withdrawals: 'Students who leave after their enrolment was paid',
} as const satisfies Readonly<Record<string, string>>

export type ApiSubject = keyof typeof subjects

export function isSubject(name: string): name is ApiSubject {
  return Object.hasOwn(subjects, name)
}
