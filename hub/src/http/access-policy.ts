import type { AccessRule, ModuleRules } from './access-rule.ts'
import {
  admin,
  adminInPerson,
  admissions,
  deliveries,
  finance,
  guardian,
  it,
  numbers,
  office,
  people,
  routing,
  staffInPerson,
  student,
} from './access-roles.ts'
import { accessPolicyOfBackOffice } from './access-policy-back-office.ts'
import { accessPolicyOfPayments } from './access-policy-payments.ts'
import { accessPolicyOfPrices } from './access-policy-prices.ts'

export type { AccessRule } from './access-rule.ts'
export type { Route } from './route.ts'

/** Who may call what, by the module that serves it: the one table. No route opens without a row here. */
export const accessPolicyByModule: ModuleRules = {
  hub: {
    // The screens and what they need before anybody signs in.
    'GET /': 'anyone',
    'GET /assets/{file}': 'anyone',
    'GET /favicon.ico': 'anyone',
    'GET /{file}': 'anyone',
    'GET /enrollment/login': 'anyone',
    'GET /enrollment/{page*}': 'anyone',
    'GET /enrollment/resume/': 'anyone',
    'GET /enrollment/admin/{page*}': 'anyone',
    'GET /enrollment/service': 'anyone',
    'GET /enrollment/insertServices': 'anyone',
    'GET /sandbox/{instance}/{page*}': 'anyone',
    'POST /sandbox/{instance}/{page*}': 'anyone',
    'GET /openapi.json': 'anyone',
    'GET /documentation': 'anyone',
    'GET /documentation/{file}': 'anyone',
    'GET /api/texts/{locale}': 'anyone',
    'GET /api/texts/{locale}/compiled': 'anyone',
    'POST /api/info': 'anyone',
    'GET /metrics': numbers,
    'GET /api/health/live': 'anyone',
    'GET /api/health/ready': 'anyone',
  },

  audit: {
    'GET /api/audit': admin,
  },

  privacy: {
    'GET /api/privacy/notice': 'anyone',
    // Personal data (privacy-4, privacy-9, privacy-10).
    'GET /api/privacy/consents/{student}': ['student', ...admissions],
    'GET /api/privacy/families/{student}': admin,
    'POST /api/privacy/families/{student}/erase': admin,
  },

  outbox: {
    'GET /api/outbox': deliveries,
    'POST /api/outbox/retry': deliveries,
    'POST /api/outbox/{id}/retry': deliveries,
    'POST /api/outbox/{id}/hold': deliveries,
  },

  seasons: {
    'GET /api/seasons/current': 'anyone',
    'GET /api/seasons': it,
    'POST /api/seasons/check': it,
    'GET /api/season-clock': it,
    'POST /api/season-clock': it,
  },

  students: {
    'GET /api/enrollment/admin/students/{student}/contacts': admissions,
    'GET /api/enrollment/admin/students': office,
    'GET /api/enrollment/admin/students/filters': office,
    // Who is in the roster may sign in, and names are read: admissions', as the lists of the same systems below.
    'GET /api/students/sync': admissions,
    'GET /api/students/sync/gone': admissions,
    'POST /api/students/sync': admissions,
    'GET /api/people/students/{student}': people,
    'POST /api/people/students/by_array': people,
    'GET /api/alma/studentsDB': admissions,
    'GET /api/alma/studentsOpenApplyDB': admissions,
    'GET /api/alma/student/{id}': admissions,
    'GET /api/alma/student/{id}/custom-fields': admissions,
    'GET /api/alma/student/{id}/relationships': admissions,
    'GET /api/alma/students/{id}/contact/emergency': admissions,
    'GET /api/alma/parent/{id}': admissions,
    'GET /api/alma/parent/{id}/contact/email': admissions,
    'GET /api/alma/parent/{id}/contact/phones': admissions,
    'POST /api/alma/openApplyInfo/{json}': admissions,
    'GET /student/openapplydetails/{id}': admissions,
  },

  access: {
    'GET /api/session': 'anyone',
    'GET /api/session/doors': 'anyone',
    'DELETE /api/session': 'anyone',
    'POST /api/enrollment/login': 'signing-in',
    'POST /api/enrollment/login/link': 'signing-in',
    'POST /api/enrollment/login/code': 'signing-in',
    'DELETE /api/enrollment/devices': student,
    'DELETE /api/enrollment/admin/devices/{student}': admissions,
    'GET /api/staff/session': 'anyone',
    'POST /api/staff/session': 'signing-in',
    'GET /api/staff/oidc': 'signing-in',
    'POST /api/guardians': 'signing-in',
    'POST /api/guardians/verify': 'signing-in',
    'GET /api/guardians/session': 'anyone',
    'POST /api/guardians/session': 'signing-in',
    'POST /api/guardians/reset': 'signing-in',
    'POST /api/guardians/password': 'signing-in',
    'GET /api/guardians/oidc': 'signing-in',
    'GET /api/guardians/account': guardian,
    'GET /api/staff/users': adminInPerson,
    'POST /api/staff/users': adminInPerson,
    'PATCH /api/staff/users/{username}': adminInPerson,
    'DELETE /api/staff/users/{username}': adminInPerson,
    'DELETE /api/staff/users/{username}/sessions': adminInPerson,
    'DELETE /api/staff/sessions': staffInPerson,
    'GET /api/keys': adminInPerson,
    'POST /api/keys': adminInPerson,
    'DELETE /api/keys/{id}': adminInPerson,
    'POST /api/people/student/logs': ['student', 'security', ...admissions],
  },

  approvals: {
    // Acts about money that need a second person. No key decides: two people do.
    'GET /api/approvals': finance,
    'GET /api/approvals/policy': finance,
    'GET /api/approvals/{id}': finance,
    'POST /api/approvals/{id}/approve': [...finance, '+person'],
    'POST /api/approvals/{id}/refuse': [...finance, '+person'],
    'POST /api/approvals/{id}/withdraw': [...finance, '+person'],
  },

  facilities: {
    'GET /api/facilities': 'anyone',
    'POST /api/facilities/chat': 'anyone',
  },

  enrollment: {
    'GET /api/enrollment/student': student,
    'GET /api/enrollment/draft': student,
    'GET /api/enrollment/draft/quote': student,
    'PUT /api/enrollment/draft': student,
    'POST /api/enrollment/quotes': ['student', ...office],
    'POST /api/enrollment/quotes/simulate': finance,
    'GET /api/enrollment/auth/access/{student}': ['student', 'security', ...admissions],
    'GET /api/enrollment/auth/{student}': ['student', 'security', ...admissions],
    'GET /api/enrollment/auth/{student}/resume': ['student', ...admissions],
    'GET /api/enrollment/order/checkout/validation/{student}': ['student', ...office],
    'GET /api/enrollment/voucher/student/{student}': ['student', ...office],
    'GET /api/enrollment/admin/orders/{student}': office,
    'POST /api/enrollment/admin/orders': office,
    'POST /api/enrollment/fees/community/subscribe': student,
    'DELETE /api/enrollment/fees/community/subscribe/student/{student}/activity/{activity}/grade/{grade}':
      student,
    'POST /api/googleAPI/confirm': ['student', ...routing],
    'POST /api/enrollment/admin/fees/impact': finance,
  },

  progress: {
    'GET /api/enrollment/admin/progress': office,
    'GET /api/enrollment/admin/progress/summary': office,
    'GET /api/enrollment/admin/charges': office,
    'GET /api/enrollment/admin/students/{student}': office,
  },

  ...accessPolicyOfPrices,
  ...accessPolicyOfPayments,
  ...accessPolicyOfBackOffice,
}

/** The same of all modules. */
export const accessPolicy: Readonly<Record<string, AccessRule>> = Object.assign(
  {},
  ...Object.values(accessPolicyByModule),
)
