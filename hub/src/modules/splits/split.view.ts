import type { AppContext } from '../../app-context.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import type { ListedSplit } from './split-list.store.ts'
import { addressOfLink, type PayLink, type SplitNow } from '../pay-links/index.ts'
import { lastDayOf, type PartAttempt } from '../payments/index.ts'

export interface SplitShown extends SplitNow {
  readonly links: readonly PayLink[]
  readonly payments: readonly PartAttempt[]
}

/** What the season allows; null where it does not offer it. */
export function viewTerms({ config }: Pick<AppContext, 'config'>) {
  return config.seasons.parents.parent.split
}

/** A split as who made it and finance see it: what each part is and how it stands, and not who paid. */
export function viewSplit(app: Pick<AppContext, 'publicUrl'>, shown: SplitShown) {
  const { split, total } = shown
  return {
    status: split.status,
    isOwn: true,
    shows: split.shows,
    madeAt: bogotaIso(new Date(split.madeAt)),
    isFixed: split.fixedAt !== null,
    until: lastDayOf(split),
    total,
    parts: shown.parts.map((part) => viewPart(app, shown, part)),
  }
}

/** The same for others of the family: that it stands, and until when. */
export function viewOthersSplit({ split }: Pick<SplitNow, 'split'>) {
  return {
    status: split.status,
    isOwn: false,
    shows: null,
    madeAt: bogotaIso(new Date(split.madeAt)),
    isFixed: split.fixedAt !== null,
    until: lastDayOf(split),
    total: null,
    parts: [],
  }
}

/** A row of finance's list. */
export function viewListedSplit({ deadline, fixed_at, ...row }: ListedSplit) {
  return {
    ...row,
    is_fixed: fixed_at !== null,
    until: lastDayOf({ deadline }),
  }
}

function viewPart(
  app: Pick<AppContext, 'publicUrl'>,
  { links, payments }: Pick<SplitShown, 'links' | 'payments'>,
  { part, amount, state }: SplitNow['parts'][number],
) {
  const link = links.find(({ partId }) => partId === part.id)
  const paid = payments.find(({ id }) => id === part.paidBy)
  return {
    id: part.id,
    label: part.label ?? '',
    percentBps: part.percentBps,
    asked: part.asked,
    amount,
    state,
    address: link === undefined ? null : addressOfLink(app, link),
    paid:
      paid === undefined
        ? null
        : {
            at: bogotaIso(new Date(paid.allocation.approvedAt ?? paid.startedAt)),
            reference: paid.reference,
          },
  }
}
