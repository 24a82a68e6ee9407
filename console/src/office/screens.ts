import type { Place } from './place.ts'

const places = [
  {
    name: 'home',
    path: '/enrollment/admin/home',
    group: 'enrollment',
    needs: 'GET /api/enrollment/admin/progress/summary',
    keys: 'g i',
  },
  {
    name: 'dashboard',
    path: '/enrollment/admin/dashboard',
    group: 'enrollment',
    needs: 'GET /api/enrollment/admin/students',
    keys: 'g m',
  },
  {
    name: 'fees',
    path: '/enrollment/admin/dashboard/fees',
    group: 'enrollment',
    within: 'dashboard',
    needs: 'GET /api/enrollment/admin/fee/{id}',
    keys: 'g t',
  },
  {
    name: 'homesMap',
    path: '/enrollment/admin/dashboard/map',
    group: 'enrollment',
    within: 'dashboard',
    needs: 'GET /api/transport/geolocation/information',
  },
  {
    name: 'progress',
    path: '/enrollment/admin/progress',
    group: 'enrollment',
    needs: 'GET /api/enrollment/admin/progress',
    keys: 'g s',
  },
  {
    name: 'studentFile',
    path: '/enrollment/admin/students/:student',
    needs: 'GET /api/enrollment/admin/students/{student}',
  },
  {
    name: 'payments',
    path: '/enrollment/admin/payments',
    group: 'money',
    needs: 'GET /api/payments',
    keys: 'g p',
  },
  {
    name: 'exceptions',
    path: '/enrollment/admin/exceptions',
    group: 'money',
    needs: 'GET /api/payments/exceptions',
    keys: 'g x',
  },
  {
    name: 'disputes',
    path: '/enrollment/admin/disputes',
    group: 'money',
    needs: 'GET /api/disputes',
    keys: 'g z',
  },
  {
    name: 'refunds',
    path: '/enrollment/admin/refunds',
    group: 'money',
    needs: 'GET /api/refunds',
    keys: 'g y',
  },
  {
    name: 'withdrawals',
    path: '/enrollment/admin/withdrawals',
    group: 'money',
    needs: 'GET /api/withdrawals',
    keys: 'g 4',
  },
  {
    name: 'approvals',
    path: '/enrollment/admin/approvals',
    group: 'money',
    needs: 'GET /api/approvals',
    keys: 'g 2',
  },
  {
    name: 'agreements',
    path: '/enrollment/admin/agreements',
    group: 'money',
    needs: 'GET /api/payments/bank-agreement',
    keys: 'g b',
  },
  {
    name: 'einvoices',
    path: '/enrollment/admin/einvoices',
    group: 'money',
    needs: 'GET /api/einvoices',
    keys: 'g j',
  },
  {
    name: 'charges',
    path: '/enrollment/admin/charges',
    group: 'money',
    needs: 'GET /api/enrollment/admin/charges',
    keys: 'g f',
  },
  {
    name: 'ageing',
    path: '/enrollment/admin/ageing',
    group: 'money',
    needs: 'GET /api/invoices/ageing',
    keys: 'g 3',
  },
  {
    name: 'reconciliation',
    path: '/enrollment/admin/reconciliation',
    group: 'money',
    needs: 'GET /api/reconciliation/days',
    keys: 'g c',
  },
  {
    name: 'payouts',
    path: '/enrollment/admin/payouts',
    group: 'money',
    needs: 'GET /api/payouts',
    keys: 'g h',
  },
  {
    name: 'impact',
    path: '/enrollment/admin/impact',
    group: 'money',
    needs: 'POST /api/enrollment/admin/fees/impact',
    keys: 'g v',
  },
  {
    name: 'discounts',
    path: '/enrollment/admin/discounts',
    group: 'families',
    needs: 'GET /api/discounts',
    keys: 'g d',
  },
  {
    name: 'claims',
    path: '/enrollment/admin/discounts/claims',
    group: 'families',
    within: 'discounts',
    needs: 'GET /api/discounts/claims',
  },
  {
    name: 'reminders',
    path: '/enrollment/admin/reminders',
    group: 'families',
    needs: 'GET /api/reminders',
    keys: 'g r',
  },
  {
    name: 'transportation',
    path: '/enrollment/admin/transportation',
    group: 'services',
    needs: 'POST /api/transport/onlyone/student/update',
    keys: 'g w',
  },
  {
    name: 'service',
    path: '/enrollment/service',
    group: 'services',
    needs: 'POST /api/hikcentral/accessgroup/addPerson/{group}/{student}',
    keys: 'g a',
  },
  {
    name: 'insertServices',
    path: '/enrollment/insertServices',
    group: 'services',
    needs: 'GET /api/hikcentral/insertServices',
    keys: 'g n',
  },
  {
    name: 'security',
    path: '/enrollment/admin/security',
    group: 'services',
    // A check is logged: who may only read has no gate.
    needs: 'POST /api/people/student/logs',
    keys: 'g q',
  },
  {
    name: 'deliveries',
    path: '/enrollment/admin/deliveries',
    group: 'system',
    needs: 'GET /api/outbox',
    keys: 'g e',
  },
  {
    name: 'integrations',
    path: '/enrollment/admin/integrations',
    group: 'system',
    needs: 'GET /api/plugins',
    keys: 'g o',
  },
  {
    name: 'users',
    path: '/enrollment/admin/users',
    group: 'system',
    needs: 'GET /api/staff/users',
    keys: 'g u',
  },
  {
    name: 'keys',
    path: '/enrollment/admin/keys',
    group: 'system',
    needs: 'GET /api/keys',
    keys: 'g k',
  },
  {
    name: 'audit',
    path: '/enrollment/admin/audit',
    group: 'system',
    needs: 'GET /api/audit',
    keys: 'g l',
  },
] as const satisfies readonly Place[]

export type ScreenName = (typeof places)[number]['name']

export interface Screen extends Place {
  readonly name: ScreenName
}

/** Every place of the office, once: the menu, the routes, Refine's resources and the shortcuts are read from here. */
export const screens: readonly Screen[] = places

/** The screen at an address; undefined: none is there. */
export function screenAt(pathname: string): Screen | undefined {
  const here = partsOf(pathname)
  return screens.find(({ path }) => {
    const parts = partsOf(path)
    return (
      parts.length === here.length && parts.every((part, at) => part.startsWith(':') || part === here[at])
    )
  })
}

function partsOf(path: string): readonly string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}
