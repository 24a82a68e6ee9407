import { describe, expect, it } from 'vitest'
import { signInStaff } from '@matricula/hub/testing/staff'
import { tablesOf } from '@matricula/hub/testing/tables'
import { runHub } from '@matricula/hub/testing/test-hub'

/** Every table, with the parts of a family's export that stand for it, or why it needs none. */
const tables: Readonly<Record<string, readonly string[] | string>> = {
  accounting_document: 'names an order by id; the order is exported and what it says of people goes there',
  activity_subscription: ['activities'],
  allocation: 'orders by their ids, and partners and their documents as accounting keeps them',
  api_key: 'machines of the school, named by the school',
  approval: ['approvals'],
  audit: ['audit'],
  audit_seal: 'numbers and digests over the trail; names nobody',
  callback_inbox: 'what providers say of payments: references and amounts',
  certificate: ['certificates'],
  charge: ['orders'],
  consent: ['consents'],
  discount: ['discounts'],
  credit_note: ['einvoices'],
  discount_proof: ['discounts'],
  dispute: ['disputes'],
  draft: ['drafts'],
  einvoice: ['einvoices'],
  enrollment_order: ['orders'],
  fee: 'the catalogue',
  fee_publication: 'changes of the catalogue, with the account of who published them',
  fee_version: 'the catalogue, with the account of who changed it',
  food_plan: 'who planned and ran it, and when; its students stand in food_plan_row',
  food_plan_row: ['food-plans'],
  guardian: ['guardians'],
  known_device: ['devices'],
  mail_link: ['guardians'],
  oidc_identity: 'an account’s name at its provider, gone with the account',
  order_split: ['splits'],
  outbox: 'ids of ours and keys of deliveries; what they deliver is read when they run',
  pay_link: ['pay-links'],
  pay_link_item: ['pay-links'],
  payer: ['payers'],
  payment: 'references and amounts; the attempt that made it has the payer',
  payment_attempt: ['orders', 'splits', 'family-payments', 'invoice-payments', 'account-payments'],
  payment_capture: 'what providers and banks say they took: references and amounts',
  payment_exception: 'references, amounts and what the office did about them',
  payment_payer: ['payers'],
  payout: 'what providers settle to the school’s bank account: references, days and amounts',
  payout_line: 'the same by payment: the provider’s reference and amounts',
  plugin_memo: 'what plugins remember of their vendors; people only where the vendor itself is pretended',
  plugin_pause: 'vendors that the office has paused, with the account of who did',
  receipt: ['receipts'],
  reminded_family:
    'when a family was last reminded, by what the student information system calls it, for some days',
  posting: 'movements of money: ids, days and amounts',
  posting_line: 'the same by account; accounts bear ids',
  refund: 'amounts and references of what goes back, with why, and the account of the office that sent it',
  reminder: 'what the office writes to families, and to which steps; names nobody',
  reminder_sending: ['reminders'],
  reconciled_day: 'sums of closed days; names nobody',
  reconciliation_match: 'days and why finance holds some of their rows for one payment',
  reconciliation_matched_row: 'references of payments and of accounting’s entries',
  request_key: 'keys that programs make up, with hashes of what they sent',
  season_grade: 'the season’s grades, as the configuration has them',
  season_student: ['roster'],
  session: 'a student’s sessions are closed by the erasure, and each ends by itself',
  setting: 'the clock of the demonstration',
  sign_in_challenge: 'hashes, and the code that a letter was sent for, for an hour; erased with the family',
  sign_in_log: ['sign-ins'],
  signing: ['signings'],
  split_part: ['splits'],
  staff: 'accounts of the school’s people',
  student: ['roster'],
  student_home: ['homes'],
  try_count: 'hashes of what limits have counted, for a quarter of an hour',
  withdrawal: ['withdrawals'],
}

describe('Personal data in the database', () => {
  it('stands in tables that a family’s export and erasure know of, or for which a reason is written', async () => {
    const { hub } = await runHub()
    expect(await tablesOf(hub.app.database)).toEqual(Object.keys(tables).toSorted())
  })

  it('is in parts that modules really hold', async () => {
    const admin = await signInStaff(await runHub(), 'admin')
    const { body } = await admin.get<{ parts: object }>('/api/privacy/families/10001')
    const told = Object.values(tables).flatMap((parts) => (typeof parts === 'string' ? [] : parts))
    expect(Object.keys(body.parts).toSorted()).toEqual([...new Set(told)].toSorted())
  })

  it('is nowhere under a student’s code without a part', async () => {
    const { hub } = await runHub()
    const named: string[] = []
    for (const table of Object.keys(tables)) {
      const columns = Object.keys(await hub.app.database(table).columnInfo())
      if (columns.includes('student_code') || columns.includes('student')) named.push(table)
    }
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((table) => typeof tables[table] === 'string')).toEqual([])
  })
})
