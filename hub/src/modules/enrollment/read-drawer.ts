import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { isRefused } from '../../shared/refusal.ts'
import { readEvidence } from '../discounts/index.ts'
import { viewDrawer } from './admin-order.view.ts'
import { readAdminOrderStatus } from './admin-order-status.ts'
import { findStartedFamilyOrder } from './order.store.ts'
import { composeAdminOrder, type ComposeOrderInput } from './compose-admin-order.ts'

export type DrawerQuery = ComposeOrderInput & { readonly locale: Locale }

/** The drawer of a student: the requested services, else what was sent, else what the custom fields say. */
export async function readDrawer(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { locale, ...query }: DrawerQuery,
) {
  const { texts, seasons } = app.config
  const status = await readAdminOrderStatus(app, query.studentCode, query.trace)
  const composed = await composeAdminOrder(app, { ...query, services: query.services ?? status.services })
  if (isRefused(composed)) return composed
  const informs = composed.order.discountMode === 'literal'
  return viewDrawer({
    ...composed,
    status,
    parents: await findStartedFamilyOrder(app.database, {
      project: seasons.parents.project,
      studentCode: query.studentCode,
    }),
    evidence: await readEvidence(app, query.studentCode, composed.fields),
    table: seasons.admin.admin.discounts,
    discountNote: informs ? translate(texts, locale, 'adminOrder.informative') : null,
    reader: { texts, locale },
  })
}
