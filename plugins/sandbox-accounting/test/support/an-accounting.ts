import type {
  AccountingAdapter,
  AccountingOrder,
  IncomingPayment,
  Memo,
  Read,
  Write,
} from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import Joi from 'joi'
import { plugin } from '../../src/index.ts'

export const today = new Date('2025-06-19T15:00:00Z')

/** A fresh memo, which several instances can share as several hubs do. */
export function aMemo(): Memo {
  return memoryKit().memo
}

/** The plugin as the hub makes it, with settings as an operator writes them. */
export function anAccounting(given: Record<string, unknown> = {}, memo: Memo = aMemo(), now: Date = today) {
  const accounting: AccountingAdapter = plugin.create(Joi.attempt(given, plugin.settings), {
    ...memoryKit({ now: () => now }),
    memo,
  })
  const {
    partners,
    incomingPayments,
    adjustedPayments,
    onAccount,
    invoices,
    receivables,
    withdrawals,
    journal,
  } = accounting
  if (
    !partners ||
    !incomingPayments ||
    !adjustedPayments ||
    !onAccount ||
    !invoices ||
    !receivables ||
    !withdrawals ||
    !journal
  ) {
    throw new Error('the sandbox has all facets')
  }
  return {
    ...accounting,
    partners,
    incomingPayments,
    adjustedPayments,
    onAccount,
    invoices,
    receivables,
    withdrawals,
    journal,
  }
}

export function aRead(signal: AbortSignal = new AbortController().signal): Read {
  return { signal, trace: 'test' }
}

export function aWrite(key: string): Write {
  return { ...aRead(), key }
}

export function anOrder(given: Partial<AccountingOrder> = {}): AccountingOrder {
  return {
    reference: 'MAT-1',
    partnerCode: 'C10001',
    numAtCard: '10001',
    dueDate: '2025-06-19',
    project: '2025-2026',
    lines: [aLine({ unitPrice: 3_800_000 })],
    ...given,
  }
}

export function aLine(
  given: Partial<AccountingOrder['lines'][number]> = {},
): AccountingOrder['lines'][number] {
  return {
    itemCode: 'CA-0001',
    name: 'Derecho de matrícula',
    quantity: 1,
    taxCode: 'EXENTO',
    unitPrice: 1000,
    discountPercent: 0,
    project: '2025-2026',
    shipDate: '2025-07-28',
    fields: { Resolution: 3_800_000 },
    ...given,
  }
}

export function aPayment(given: Partial<IncomingPayment> = {}): IncomingPayment {
  return {
    reference: 'PAY-1',
    partnerCode: 'C10003',
    amount: 500_000,
    paidOn: '2025-06-19',
    providerRef: 'provider-1',
    documents: [],
    ...given,
  }
}
