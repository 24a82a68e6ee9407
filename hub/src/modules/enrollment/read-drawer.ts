import type { AppContext } from '../../app-context.ts'
import { type Locale, say } from '../../config/texts.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import { readEvidence } from '../discounts/index.ts'
import { viewDrawer } from './admin-order.view.ts'
import { readAdminStanding } from './admin-standing.ts'
import { findStartedFamilyOrder } from './order.store.ts'
import { composeAdminOrder, type ComposeWish } from './compose-admin-order.ts'

export type DrawerWish = ComposeWish & { readonly locale: Locale }

/** The drawer of a student: the wished services, else what was sent, else what the custom fields say. */
export async function readDrawer(
  app: AppContext,
  { locale, ...wish }: DrawerWish,
): Promise<Refusal | ReturnType<typeof viewDrawer>> {
  const { texts, seasons } = app.config
  const standing = await readAdminStanding(app, wish.studentCode, wish.trace)
  const composed = await composeAdminOrder(app, { ...wish, services: wish.services ?? standing.services })
  if (isRefused(composed)) return composed
  const informs = composed.order.discountMode === 'literal'
  return viewDrawer({
    ...composed,
    standing,
    parents: await findStartedFamilyOrder(app.database, {
      project: seasons.parents.project,
      studentCode: wish.studentCode,
    }),
    evidence: await readEvidence(app, wish.studentCode, composed.fields),
    table: seasons.admin.admin.discounts,
    discountNote: informs ? say(texts, locale, 'adminOrder.informative') : null,
  })
}
