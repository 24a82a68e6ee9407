import type { Source } from './sources.ts'

interface TableUse {
  /** The module, or the folder below them, that writes it. */
  readonly owner: string
  /** The modules whose SQL reads it beside what its owner exports. */
  readonly readBy: readonly string[]
  /** Those of them that write it as well. */
  readonly writtenBy?: readonly string[]
}

/** Who keeps which table, and who else reads it: no import tells of that. */
export const tables: Readonly<Record<string, TableUse>> = {
  accounting_document: {
    owner: 'accounting',
    readBy: ['enrollment', 'operations', 'payments-office', 'receipts', 'reconciliation'],
  },
  activity_subscription: { owner: 'activities', readBy: ['operations', 'publications'] },
  allocation: {
    owner: 'payments',
    readBy: [
      'bank-agreements',
      'disputes',
      'einvoices',
      'families',
      'invoices',
      'operations',
      'payments-office',
      'payouts',
      'progress',
      'publications',
      'receipts',
      'reconciliation',
    ],
  },
  api_key: { owner: 'http', readBy: ['access'], writtenBy: ['access'] },
  approval: { owner: 'approvals', readBy: [] },
  audit: { owner: 'audit', readBy: ['operations', 'privacy', 'progress'] },
  audit_seal: { owner: 'audit', readBy: ['operations'] },
  callback_inbox: { owner: 'payments', readBy: ['operations', 'payments-office'] },
  certificate: { owner: 'receipts', readBy: [] },
  charge: { owner: 'enrollment', readBy: ['operations', 'payments', 'progress', 'reconciliation'] },
  consent: { owner: 'privacy', readBy: ['progress'] },
  credit_note: { owner: 'einvoices', readBy: ['operations'] },
  dispute: {
    owner: 'payments',
    readBy: ['disputes', 'operations', 'progress', 'reconciliation'],
    writtenBy: ['disputes'],
  },
  discount: { owner: 'discounts', readBy: [] },
  discount_proof: { owner: 'discounts', readBy: ['operations'] },
  einvoice: { owner: 'einvoices', readBy: ['operations'] },
  draft: { owner: 'enrollment', readBy: ['progress', 'students'] },
  enrollment_order: {
    owner: 'enrollment',
    readBy: [
      'bank-agreements',
      'disputes',
      'einvoices',
      'families',
      'operations',
      'payments',
      'payments-office',
      'payouts',
      'progress',
      'publications',
      'receipts',
      'reconciliation',
      'splits',
      'students',
      'withdrawals',
    ],
    writtenBy: ['payments'],
  },
  fee: { owner: 'fees', readBy: [] },
  fee_publication: { owner: 'publications', readBy: ['progress'] },
  fee_version: { owner: 'fees', readBy: ['operations'] },
  food_plan: { owner: 'food', readBy: [] },
  food_plan_row: { owner: 'food', readBy: [] },
  guardian: { owner: 'access', readBy: ['payers'] },
  known_device: { owner: 'access', readBy: [] },
  mail_link: { owner: 'access', readBy: [] },
  oidc_identity: { owner: 'access', readBy: [] },
  order_split: { owner: 'payments', readBy: ['operations', 'payments-office', 'progress', 'splits'] },
  outbox: { owner: 'outbox', readBy: ['operations', 'payments-office', 'progress', 'reconciliation'] },
  pay_link: { owner: 'pay-links', readBy: [] },
  pay_link_item: { owner: 'pay-links', readBy: [] },
  payer: { owner: 'payers', readBy: ['einvoices'] },
  payment: {
    owner: 'payments',
    readBy: ['disputes', 'operations', 'payments-office', 'payouts', 'reconciliation'],
  },
  payment_attempt: {
    owner: 'payments',
    readBy: [
      'bank-agreements',
      'disputes',
      'einvoices',
      'operations',
      'payments-office',
      'progress',
      'receipts',
      'reconciliation',
    ],
  },
  payment_capture: { owner: 'payments', readBy: ['operations'] },
  payment_exception: {
    owner: 'payments',
    readBy: ['bank-agreements', 'operations', 'payments-office', 'progress'],
  },
  payment_payer: { owner: 'payers', readBy: ['einvoices'] },
  payout: { owner: 'payouts', readBy: ['operations', 'payments-office', 'progress'] },
  payout_line: { owner: 'payouts', readBy: ['operations', 'payments-office'] },
  plugin_memo: { owner: 'db', readBy: [] },
  plugin_pause: { owner: 'plugins', readBy: [] },
  posting: { owner: 'ledger', readBy: ['operations', 'payouts'] },
  posting_line: { owner: 'ledger', readBy: ['operations', 'payouts'] },
  receipt: { owner: 'receipts', readBy: ['payments', 'payments-office', 'progress'] },
  reconciled_day: { owner: 'reconciliation', readBy: [] },
  reconciliation_match: { owner: 'reconciliation', readBy: ['operations'] },
  reconciliation_matched_row: { owner: 'reconciliation', readBy: ['operations'] },
  refund: {
    owner: 'payments',
    readBy: [
      'einvoices',
      'enrollment',
      'operations',
      'payments-office',
      'progress',
      'reconciliation',
      'withdrawals',
    ],
  },
  reminded_family: { owner: 'reminders', readBy: [] },
  reminder: { owner: 'reminders', readBy: [] },
  reminder_sending: { owner: 'reminders', readBy: ['operations'] },
  request_key: { owner: 'enrollment', readBy: [] },
  season_grade: { owner: 'students', readBy: [] },
  season_student: { owner: 'students', readBy: ['progress'] },
  session: { owner: 'http', readBy: ['access', 'operations'], writtenBy: ['access'] },
  setting: { owner: 'db', readBy: ['access', 'seasons'] },
  sign_in_challenge: { owner: 'access', readBy: [] },
  sign_in_log: { owner: 'access', readBy: ['operations', 'progress', 'students'] },
  signing: { owner: 'documents', readBy: ['enrollment', 'progress'] },
  split_part: {
    owner: 'payments',
    readBy: [
      'disputes',
      'einvoices',
      'operations',
      'payments-office',
      'payouts',
      'progress',
      'progress',
      'receipts',
      'reconciliation',
      'splits',
    ],
  },
  staff: { owner: 'access', readBy: [] },
  student: {
    owner: 'students',
    readBy: [
      'bank-agreements',
      'discounts',
      'einvoices',
      'enrollment',
      'operations',
      'payments',
      'payments-office',
      'progress',
      'publications',
      'splits',
      'withdrawals',
    ],
  },
  student_home: { owner: 'students', readBy: [] },
  try_count: { owner: 'db', readBy: [] },
  withdrawal: { owner: 'withdrawals', readBy: ['enrollment', 'reconciliation'] },
}

/** What the SQL of the hub reads and writes otherwise than is declared above, a sentence for each. */
export function breachesOfTables(sources: readonly Source[]): string[] {
  const uses = sources.flatMap(usesIn)
  const undeclared = uses.filter(({ home, table }) => !mayRead(home, table))
  const written = uses.filter(({ home, table, writes }) => writes && !mayWrite(home, table))
  const unused = Object.entries(tables).flatMap(([table, { owner, readBy }]) =>
    [owner, ...readBy]
      .filter((home) => !uses.some((use) => use.table === table && use.home === home))
      .map((home) => `${home} is declared to read ${table} and does not`),
  )
  return [
    ...undeclared.map(({ file, table }) => `${file} reads ${table} undeclared`),
    ...written.map(({ file, table }) => `${file} writes ${table}, which is another's`),
    ...unused,
  ]
}

function mayRead(home: string, table: string): boolean {
  const use = tables[table]
  return use !== undefined && (use.owner === home || use.readBy.includes(home))
}

function mayWrite(home: string, table: string): boolean {
  const use = tables[table]
  return use !== undefined && (use.owner === home || use.writtenBy?.includes(home) === true)
}

const comment = /\/\*[\s\S]*?\*\/|(?<=\s)\/\/.*$/gm
/** A name as the argument of a query, `name as alias`, or behind a word of SQL. */
const inQuery =
  /(?:tableName = |\b(?:database|trx|db|knex|from|into|table|\w*[jJ]oin|insertRows|insertIfAbsent)(?:<[^(]*>)?\(\s*(?:\w+,\s*)?)['"`](\w+)/g
const withAlias = /['"`](\w+) as \w+['"`]/g
const inSql = /['"`][^'"`\n]*\b(?:from|join|update|into)\s+(\w+)\b/g
/** A name of several words stands for nothing but the table. */
const alone = /['"`](\w+_\w+)['"`]/g

function usesIn({ file, text }: Source) {
  const [, home = ''] = /^hub\/src\/(?:modules\/)?([^/]+)\//.exec(file) ?? []
  if (file.startsWith('hub/src/db/migrations/')) return []
  const code = text.replaceAll(comment, '')
  const names = [inQuery, withAlias, inSql, alone].flatMap((place) =>
    [...code.matchAll(place)].map(([, name = '']) => name),
  )
  return [...new Set(names)]
    .filter((name) => Object.hasOwn(tables, name))
    .map((table) => ({ file, home, table, writes: isWritten(code, table) }))
}

function isWritten(code: string, table: string): boolean {
  const link = String.raw`\s*\.\w+(?:<[^>]*>)?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`
  const write = String.raw`\s*\.(?:insert|update|del|delete|increment)\(`
  return new RegExp(String.raw`\('${table}'\)(?:${link})*?${write}`).test(code)
}
