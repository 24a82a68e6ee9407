import type { ModuleRules } from './access-rule.ts'
import { admissions, finance, food, it, office, people, staffInPerson, student } from './access-roles.ts'

/** The part of the table for what the school does with an enrolment, from accounting to the turnstile, and for running the hub. */
export const accessPolicyOfBackOffice: ModuleRules = {
  accounting: {
    'GET /api/administrative/sap/project': people,
    'POST /api/administrative/sap/client': office,
    'GET /api/administrative/sap/{email}': ['guardian', ...finance],
  },

  receipts: {
    'GET /api/enrollment/resume/{token}': 'anyone',
    'GET /api/receipts/{token}.pdf': 'anyone',
    'GET /api/receipts/{token}.ics': 'anyone',
    'GET /api/receipts/{token}/refunds/{place}': 'anyone',
    'GET /api/receipts/{token}/refunds/{place}.pdf': 'anyone',
    'POST /api/certificates/clearance': ['guardian', ...office],
    'POST /api/certificates/payments': ['guardian', ...office],
    'GET /api/certificates/{token}': 'anyone',
    'GET /api/certificates/{token}.pdf': 'anyone',
  },

  einvoices: {
    'GET /api/einvoices': finance,
    'GET /api/einvoices/{id}/payer': finance,
    'POST /api/einvoices/{id}/issue-again': finance,
    'GET /api/payments/{token}/einvoice': ['student', 'guardian', ...finance],
    'GET /api/payments/{token}/einvoice.pdf': ['student', 'guardian', ...finance],
    'GET /api/payments/{token}/einvoices/{id}.pdf': ['student', ...finance],
    // Who has begun a payment by a link.
    'GET /api/pay-links/payments/{token}/einvoice': 'anyone',
    'GET /api/pay-links/payments/{token}/einvoice.pdf': 'anyone',
    'GET /api/pay-links/payments/{token}/credit-notes/{id}.pdf': 'anyone',
    'GET /api/payments/{token}/credit-notes/{id}.pdf': ['student', 'guardian', ...finance],
    'POST /api/credit-notes/{id}/issue-again': finance,
  },

  documents: {
    'POST /api/enrollment/admin/documents/zoho/sign/contract': admissions,
    'GET /api/enrollment/admin/documents/zoho/sign/contract/{id}': admissions,
    'GET /api/enrollment/admin/documents': admissions,
    'GET /api/enrollment/documents': student,
    'POST /api/enrollment/documents/{document}': student,
    'POST /api/documents/callbacks/{instance}': 'provider',
  },

  food: {
    // Food services at the turnstile.
    'POST /api/hikcentral/accessgroup/addPerson/{group}/{student}': food,
    'POST /api/hikcentral/accessgroup/deletePerson/{group}/{student}': food,
    'GET /api/hikcentral/insertServices': food,
    'POST /api/hikcentral/insertServices': food,
    'POST /api/hikcentral/plans': food,
    'GET /api/hikcentral/plans/{token}': food,
    'GET /api/hikcentral/deleteServices': food,
    'POST /api/hikcentral/deleteServices': food,
  },

  reconciliation: {
    'GET /api/reconciliation/days': finance,
    'GET /api/reconciliation/days/{day}': finance,
    'POST /api/reconciliation/days/{day}/matches': finance,
    'DELETE /api/reconciliation/matches/{id}': finance,
  },

  reminders: {
    'GET /api/reminders': office,
    'POST /api/reminders': office,
    'POST /api/reminders/preview': office,
    'GET /api/reminders/{id}': office,
    'PUT /api/reminders/{id}': office,
    'DELETE /api/reminders/{id}': office,
    'POST /api/reminders/{id}/preview': office,
    'POST /api/reminders/{id}/start': office,
    'POST /api/reminders/{id}/stop': office,
    'GET /api/reminders/{id}/sendings': office,
    'POST /api/reminders/preview/students': office,
    'POST /api/reminders/{id}/students': office,
    'GET /api/reminders/{id}/students': office,
  },

  plugins: {
    'GET /api/plugins': it,
    'POST /api/plugins/{instance}/check': it,
    'POST /api/plugins/{instance}/pause': it,
    'POST /api/plugins/{instance}/resume': it,
  },

  operations: {
    'GET /api/doctor': it,
    'GET /api/logs': it,
  },

  changes: {
    // For all staff alike: it names modules, and nothing of what is in them.
    'GET /api/changes': staffInPerson,
  },
}
