import type { AccessRule } from './access-rule.ts'
import { admissions, food, office, student } from './access-roles.ts'

/** The part of the table for documents to sign, food and reminders: modules that learn of an enrolment by its rows. */
export const accessPolicyOfLearners: Readonly<Record<string, AccessRule>> = {
  // Documents to sign.
  'POST /api/enrollment/admin/documents/zoho/sign/contract': admissions,
  'GET /api/enrollment/admin/documents/zoho/sign/contract/{id}': admissions,
  'GET /api/enrollment/admin/documents': admissions,
  'GET /api/enrollment/documents': student,
  'POST /api/enrollment/documents/{document}': student,
  'POST /api/documents/callbacks/{instance}': 'provider',

  // Food services at the turnstile.
  'POST /api/hikcentral/accessgroup/addPerson/{group}/{student}': food,
  'POST /api/hikcentral/accessgroup/deletePerson/{group}/{student}': food,
  'GET /api/hikcentral/insertServices': food,
  'POST /api/hikcentral/insertServices': food,
  'POST /api/hikcentral/plans': food,
  'GET /api/hikcentral/plans/{token}': food,
  'GET /api/hikcentral/deleteServices': food,
  'POST /api/hikcentral/deleteServices': food,

  // Reminders to families who miss a step.
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
}
