import type { AppContext } from '../../app-context.ts'
import { findOrder } from '../enrollment/index.ts'
import { payLinksOfParts, readSplit } from '../pay-links/index.ts'
import { lastSplitOf, paidPartAttempts } from '../payments/index.ts'
import { isTheirs, type SplitActor } from './split-command.ts'
import { viewOthersSplit, viewSplit, viewTerms } from './split.view.ts'

/** What the season allows, and the student's last split as the caller may see it; an undone one is none. */
export async function showSplit(
  app: AppContext,
  { studentCode, ...actor }: SplitActor & { readonly studentCode: string },
) {
  const terms = viewTerms(app)
  const { project } = app.config.seasons.parents
  const order = await findOrder(app.database, { project, studentCode })
  const split = order === null ? null : await lastSplitOf(app.database, order.id)
  if (split === null || split.status === 'undone') return { terms, split: null }
  if (!isTheirs(actor, split)) return { terms, split: viewOthersSplit({ split }) }
  const links = await payLinksOfParts(
    app.database,
    split.parts.map(({ id }) => id),
  )
  const payments = await paidPartAttempts(app.database, split)
  return { terms, split: viewSplit(app, { ...(await readSplit(app, split)), links, payments }) }
}
