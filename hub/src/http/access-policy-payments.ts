import type { ModuleRules } from './access-rule.ts'
import { disputes, finance, givesBack, guardian, office, student } from './access-roles.ts'

/** The part of the table for what is paid, by whom, and what goes back. */
export const accessPolicyOfPayments: ModuleRules = {
  payers: {
    // Each sees what is theirs alone, and gives it anew where the hub cannot tell that it is theirs.
    'GET /api/payers': ['student', 'guardian'],
    'PUT /api/payers': ['student', 'guardian'],
  },

  payments: {
    'GET /api/payments/{token}/payer': ['student', 'guardian', ...finance],
    'PUT /api/payments/{token}/payer': ['student', 'guardian'],
    'POST /api/payments/enrollment/invoice': student,
    'GET /api/payments/enrollment/check/{who}': student,
    'GET /api/payments/events/{token}': student,
    'POST /api/payments/callbacks/{instance}': 'provider',
    'GET /api/payments/return/{instance}': 'anyone',
  },

  'payments-office': {
    'GET /api/enrollment/orderhistory/list/{token}': 'anyone',
    'GET /api/payments': finance,
    'POST /api/payments/reconcile': finance,
    'GET /api/payments/exceptions': finance,
    'GET /api/payments/exceptions/{id}/details': finance,
    'GET /api/payments/{token}/timeline': finance,
    'GET /api/payments/{token}/price': office,
    'GET /api/payments/{token}/movements': finance,
    'POST /api/payments/{token}/retry-delivery': finance,
    'POST /api/payments/{token}/resolve': finance,
    'GET /api/enrollment/admin/students/{student}/paid-invoices': finance,
    'GET /api/enrollment/admin/students/{student}/payments-on-account': finance,
    'GET /api/refunds': finance,
    'GET /api/payments/{token}/refunds': finance,
    'POST /api/payments/{token}/refunds': givesBack,
    'POST /api/refunds/{id}/done': givesBack,
    'POST /api/refunds/{id}/refused': givesBack,
  },

  withdrawals: {
    'GET /api/withdrawals': finance,
    'GET /api/withdrawals/proposal': finance,
    'POST /api/withdrawals': givesBack,
  },

  disputes: {
    'GET /api/disputes': finance,
    'GET /api/disputes/payments': finance,
    'GET /api/disputes/{id}': finance,
    // They take money out of what the provider holds, write it off or have a family pay again.
    'POST /api/disputes': disputes,
    'POST /api/disputes/{id}/answer': disputes,
    'POST /api/disputes/{id}/win': disputes,
    'POST /api/disputes/{id}/lose': disputes,
  },

  payouts: {
    'GET /api/payouts': finance,
    'GET /api/payouts/summary': finance,
    'GET /api/payouts/opening-balances': finance,
    'PUT /api/payouts/opening-balances/{instance}': finance,
    'GET /api/payouts/{id}': finance,
    'GET /api/payments/{token}/payouts': finance,
    'POST /api/payouts/{id}/arrived': finance,
    'POST /api/payouts/{id}/returned': finance,
  },

  'bank-agreements': {
    'GET /api/payments/bank-agreement': finance,
    'POST /api/payments/bank-agreement/file': finance,
    'POST /api/payments/bank-agreement/{token}/confirm': finance,
    'POST /api/payments/bank-agreement/{token}/cancel': finance,
  },

  invoices: {
    'GET /api/invoices': guardian,
    'GET /api/invoices/calendar': guardian,
    'GET /api/invoices/payments': guardian,
    'GET /api/invoices/on-account': guardian,
    'GET /api/invoices/ageing': finance,
    'GET /api/invoices/ageing/summary': finance,
    'POST /api/invoices/payment': guardian,
    'GET /api/invoices/payment/{token}': guardian,
    'GET /api/enrollment/admin/students/{student}/calendar': office,
  },

  families: {
    'GET /api/family': guardian,
    'GET /api/family/payments': guardian,
    'POST /api/family/payment': guardian,
    'GET /api/family/payment/{token}': guardian,
    'POST /api/family/students/{child}/session': guardian,
    'POST /api/family/session': student,
  },

  'pay-links': {
    'POST /api/pay-links': ['student', 'guardian', ...finance],
    'GET /api/pay-links/amounts': ['guardian', ...finance],
    'GET /api/pay-links': ['student', 'guardian', ...finance],
    'POST /api/pay-links/{id}/withdraw': ['student', 'guardian', ...finance],
    // Whoever was sent a link, or has begun a payment by one.
    'GET /api/pay-links/{token}': 'anyone',
    'POST /api/pay-links/{token}/payment': 'anyone',
    'GET /api/pay-links/payments/{token}': 'anyone',
    'GET /api/pay-links/payments/{token}/payer': 'anyone',
    'PUT /api/pay-links/payments/{token}/payer': 'anyone',
    'GET /api/pay-links/payments/{token}/data': 'anyone',
    'POST /api/pay-links/payments/{token}/data/erase': 'anyone',
  },

  splits: {
    'GET /api/splits': finance,
    'GET /api/splits/price/{student}': finance,
    'GET /api/enrollment/splits/{student}': ['student', ...finance],
    'PUT /api/enrollment/splits': ['student', ...finance],
    'DELETE /api/enrollment/splits/{student}': ['student', ...finance],
  },
}
