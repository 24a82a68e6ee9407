import type { ComponentType } from 'react'
import { screenAt } from './screens.ts'
import type { ScreenName } from './screens.ts'

type LoadPage = () => Promise<{ readonly default: ComponentType }>

/** Where each screen's page is, in a chunk of its own. */
export const pageFiles: Readonly<Record<ScreenName, LoadPage>> = {
  home: () => import('./home/home-page.tsx'),
  dashboard: () => import('./enrollments/enrollments-page.tsx'),
  fees: () => import('./fees/fees-page.tsx'),
  homesMap: () => import('./homes-map/homes-map-page.tsx'),
  progress: () => import('./progress/progress-page.tsx'),
  studentFile: () => import('./student-file/student-file-page.tsx'),
  payments: () => import('./payments/payments-page.tsx'),
  disputes: () => import('./disputes/disputes-page.tsx'),
  exceptions: () => import('./exceptions/exceptions-page.tsx'),
  refunds: () => import('./refunds/refunds-page.tsx'),
  withdrawals: () => import('./withdrawals/withdrawals-page.tsx'),
  approvals: () => import('./approvals/approvals-page.tsx'),
  agreements: () => import('./agreements/agreements-page.tsx'),
  einvoices: () => import('./einvoices/einvoices-page.tsx'),
  charges: () => import('./charges/charges-page.tsx'),
  ageing: () => import('./ageing/ageing-page.tsx'),
  reconciliation: () => import('./reconciliation/reconciliation-page.tsx'),
  payouts: () => import('./payouts/payouts-page.tsx'),
  impact: () => import('./impact/impact-page.tsx'),
  discounts: () => import('./discounts/discounts-page.tsx'),
  claims: () => import('./discounts/claims-page.tsx'),
  reminders: () => import('./reminders/reminders-page.tsx'),
  transportation: () => import('./transport/transport-page.tsx'),
  service: () => import('./food/service-page.tsx'),
  insertServices: () => import('./food/insert-services-page.tsx'),
  security: () => import('./security/security-page.tsx'),
  deliveries: () => import('./deliveries/deliveries-page.tsx'),
  integrations: () => import('./integrations/integrations-page.tsx'),
  users: () => import('./users/users-page.tsx'),
  keys: () => import('./keys/keys-page.tsx'),
  audit: () => import('./audit/audit-page.tsx'),
}

/** Begins to load the page of an address, before anything draws it. */
export function fetchPageAt(pathname: string): void {
  const screen = screenAt(pathname)
  // Whoever draws it is told that it could not come.
  if (screen !== undefined) void pageFiles[screen.name]().catch(() => undefined)
}
