import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { ScreenName } from './screens.ts'

/** What each screen shows, in a chunk of its own. */
export const pages: Readonly<Record<ScreenName, ComponentType>> = {
  home: lazy(() => import('./home/home-page.tsx')),
  dashboard: lazy(() => import('./enrollments/enrollments-page.tsx')),
  fees: lazy(() => import('./fees/fees-page.tsx')),
  homesMap: lazy(() => import('./homes-map/homes-map-page.tsx')),
  progress: lazy(() => import('./progress/progress-page.tsx')),
  studentFile: lazy(() => import('./student-file/student-file-page.tsx')),
  payments: lazy(() => import('./payments/payments-page.tsx')),
  exceptions: lazy(() => import('./exceptions/exceptions-page.tsx')),
  approvals: lazy(() => import('./approvals/approvals-page.tsx')),
  agreements: lazy(() => import('./agreements/agreements-page.tsx')),
  charges: lazy(() => import('./charges/charges-page.tsx')),
  reconciliation: lazy(() => import('./reconciliation/reconciliation-page.tsx')),
  impact: lazy(() => import('./impact/impact-page.tsx')),
  discounts: lazy(() => import('./discounts/discounts-page.tsx')),
  claims: lazy(() => import('./discounts/claims-page.tsx')),
  reminders: lazy(() => import('./reminders/reminders-page.tsx')),
  transportation: lazy(() => import('./transport/transport-page.tsx')),
  service: lazy(() => import('./food/service-page.tsx')),
  insertServices: lazy(() => import('./food/insert-services-page.tsx')),
  security: lazy(() => import('./security/security-page.tsx')),
  deliveries: lazy(() => import('./deliveries/deliveries-page.tsx')),
  integrations: lazy(() => import('./integrations/integrations-page.tsx')),
  users: lazy(() => import('./users/users-page.tsx')),
  keys: lazy(() => import('./keys/keys-page.tsx')),
  audit: lazy(() => import('./audit/audit-page.tsx')),
}
