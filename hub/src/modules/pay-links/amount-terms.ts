import type { AppContext } from '../../app-context.ts'
import { leastOnAccount } from './pay-link.ts'

/** Within what an amount on account may be sent by a link, COP. */
export interface AmountTerms {
  readonly least: number
  readonly most: number
}

/** Null where nobody pays so: the season has no limit for it, or accounting cannot book it (pay-links-13). */
export function amountTerms({ config, plugins }: Pick<AppContext, 'config' | 'plugins'>): AmountTerms | null {
  const { onAccount } = config.seasons.parents.parent
  if (onAccount === null || plugins.accounting.onAccount === undefined) return null
  return { least: leastOnAccount, most: onAccount.most }
}
