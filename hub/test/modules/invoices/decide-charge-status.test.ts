import { describe, expect, it } from 'vitest'
import {
  type AccountKnowledge,
  type ChargeInvoice,
  type ChargeStatus,
  decideChargeStatus,
} from '../../../src/modules/invoices/decide-charge-status.ts'

const day = '2025-08-28'
const dueDate = '2025-09-09'
const dayBefore = '2025-08-27'

const open: ChargeInvoice = { dueDate, pending: 900_000, state: 'open' }
const busy: ChargeInvoice = { ...open, state: 'in-process' }
const paid: ChargeInvoice = { dueDate, pending: 0, state: 'open' }
const partly: ChargeInvoice = { ...open, pending: 1 }

const cases: readonly [string, readonly ChargeInvoice[], string, AccountKnowledge, ChargeStatus][] = [
  ['not invoiced, before its day', [], dayBefore, 'all', 'scheduled'],
  ['not invoiced, on its day', [], day, 'all', 'not-invoiced'],
  ['not invoiced, long after its day', [], '2025-12-01', 'all', 'not-invoiced'],
  ['invoiced before its day', [open], dayBefore, 'all', 'due'],
  ['invoiced, on the due date', [open], dueDate, 'all', 'due'],
  ['invoiced, the day after the due date', [open], '2025-09-10', 'all', 'overdue'],
  ['paid to a peso less, after the due date', [partly], '2025-09-10', 'all', 'overdue'],
  ['paid', [paid], '2025-09-10', 'all', 'paid'],
  ['paid before its day', [paid], dayBefore, 'all', 'paid'],
  ['of two invoices one is paid', [paid, open], dueDate, 'all', 'due'],
  ['being paid, though late', [busy], '2025-09-10', 'all', 'in-process'],
  ['of two invoices one is being paid', [busy, open], '2025-09-10', 'all', 'overdue'],
  ['open, where paid ones are not listed', [open], '2025-09-10', 'open', 'overdue'],
  ['before its day, where paid ones are not listed', [], dayBefore, 'open', 'scheduled'],
  ['nothing open, where paid ones are not listed', [], day, 'open', 'unknown'],
  ['before its day, accounting silent', [], dayBefore, 'nothing', 'scheduled'],
  ['on its day, accounting silent', [], day, 'nothing', 'unknown'],
]

describe('How a charge stands', () => {
  it.each(cases)('%s', (_case, invoices, today, knows, status) => {
    expect(decideChargeStatus({ day, invoices }, { today, knows })).toBe(status)
  })
})
