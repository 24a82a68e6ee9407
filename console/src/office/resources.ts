import type { BaseRecord } from '@refinedev/core'
import type { components } from '@matricula/hub/api'
import { own } from '../own.ts'
import type { Call, ResponseOf, RowOf } from './api/call.ts'

/** A module of the hub, as its live events name it. */
export type ChangedModule = components['schemas']['ChangedModule']

/** The calls of the hub by which Refine lists, reads and changes the records of a kind. */
type Resource = Readonly<
  Partial<Record<'list' | 'show' | 'create' | 'edit' | 'delete', Call>> & {
    /** The modules whose changes it shows; none: it is read when somebody opens it. */
    from?: readonly ChangedModule[]
    /** Rows that a page of its list may have, where the hub takes fewer than usual. */
    largestPage?: number
  }
>

/** Refine's resources; each is named as the screen that shows it. */
export const resources = {
  dashboard: {
    list: 'GET /api/enrollment/admin/students',
    from: ['enrollment', 'payments', 'bank-agreements', 'outbox'],
  },
  fees: {
    list: 'GET /api/enrollment/admin/fees',
    show: 'GET /api/enrollment/admin/fee/{id}',
    create: 'POST /api/enrollment/admin/fee',
    edit: 'PUT /api/enrollment/admin/fee',
    delete: 'DELETE /api/enrollment/admin/fee/{id}',
    from: ['fees', 'publications'],
  },
  progress: {
    list: 'GET /api/enrollment/admin/progress',
    from: ['enrollment', 'payments', 'bank-agreements', 'families', 'documents'],
  },
  studentFile: { show: 'GET /api/enrollment/admin/students/{student}' },
  payments: {
    list: 'GET /api/payments',
    show: 'GET /api/payments/{token}/timeline',
    from: ['payments', 'payments-office', 'bank-agreements', 'families', 'invoices', 'outbox'],
  },
  exceptions: {
    list: 'GET /api/payments/exceptions',
    show: 'GET /api/payments/exceptions/{id}/details',
    from: ['payments', 'payments-office', 'bank-agreements', 'families', 'invoices'],
  },
  disputes: {
    list: 'GET /api/disputes',
    show: 'GET /api/disputes/{id}',
    from: ['disputes', 'payments'],
  },
  refunds: { list: 'GET /api/refunds', from: ['payments', 'payments-office'] },
  withdrawals: { list: 'GET /api/withdrawals', from: ['withdrawals', 'payments', 'payments-office'] },
  approvals: {
    list: 'GET /api/approvals',
    show: 'GET /api/approvals/{id}',
    from: ['approvals', 'payments-office', 'bank-agreements'],
  },
  agreements: { list: 'GET /api/payments/bank-agreement', from: ['payments', 'bank-agreements'] },
  einvoices: { list: 'GET /api/einvoices', from: ['einvoices', 'outbox'] },
  charges: {
    list: 'GET /api/enrollment/admin/charges',
    from: ['enrollment', 'payments', 'bank-agreements', 'families'],
  },
  // Accounting is asked for it, and no live event tells of what happens there.
  ageing: { list: 'GET /api/invoices/ageing' },
  impact: { from: ['fees', 'publications'] },
  // Provider and accounting are asked for it each time.
  reconciliation: { from: ['reconciliation'] },
  payouts: {
    list: 'GET /api/payouts',
    show: 'GET /api/payouts/{id}',
    from: ['payouts', 'payments'],
  },
  discounts: {
    list: 'GET /api/discounts',
    show: 'GET /api/discounts/{id}',
    create: 'POST /api/discounts',
    from: ['discounts'],
  },
  claims: { list: 'GET /api/discounts/claims', largestPage: 100, from: ['discounts'] },
  reminders: {
    list: 'GET /api/reminders',
    show: 'GET /api/reminders/{id}',
    create: 'POST /api/reminders',
    edit: 'PUT /api/reminders/{id}',
    delete: 'DELETE /api/reminders/{id}',
    from: ['reminders', 'outbox'],
  },
  deliveries: { list: 'GET /api/outbox', from: ['outbox'] },
  users: {
    list: 'GET /api/staff/users',
    create: 'POST /api/staff/users',
    edit: 'PATCH /api/staff/users/{username}',
    delete: 'DELETE /api/staff/users/{username}',
    from: ['access'],
  },
  keys: {
    list: 'GET /api/keys',
    create: 'POST /api/keys',
    delete: 'DELETE /api/keys/{id}',
    from: ['access'],
  },
  audit: { list: 'GET /api/audit' },
} as const satisfies Readonly<Record<string, Resource>>

export type ResourceName = keyof typeof resources

/** A resource that has a list. */
export type ListName = {
  [N in ResourceName]: (typeof resources)[N] extends { list: Call } ? N : never
}[ResourceName]

/** What a row of a resource's list holds. */
export type ListRow<N extends ListName> = Extract<RowOf<(typeof resources)[N]['list']>, BaseRecord>

/** A resource whose records can be opened. */
export type ShownName = {
  [N in ResourceName]: (typeof resources)[N] extends { show: Call } ? N : never
}[ResourceName]

/** What the hub answers of one record. */
export type ShownRecord<N extends ShownName> = ResponseOf<(typeof resources)[N]['show']>

/** The call by which a resource does something. */
export type CallTo<N extends ResourceName, A extends 'create' | 'edit'> =
  (typeof resources)[N] extends Readonly<Record<A, infer C extends Call>> ? C : never

/** Undefined for a name that is no resource's. */
export function resourceOf(name: string): Resource | undefined {
  return own<Resource>(resources, name)
}
