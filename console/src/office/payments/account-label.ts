import { longDate } from '../../dates.ts'
import type { Translate } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { payoutState } from '../payouts/payout.ts'
import { instanceLabel } from '../provider-label.ts'
import { textOr } from '../student-file/student-file.ts'
import type { ShownLine } from './shown-movements.ts'

/** Where money is, or what it is for, by the names that the school knows. */
export function accountLabel(line: ShownLine, t: Translate, locale: Locale): string {
  const { payout } = line
  if (payout === undefined) return t(`office.movements.account.${line.kind}`, { name: nameOf(line, t) })
  const { reference, day } = payout
  const state = t(`office.payouts.status.${payoutState(payout)}`)
  return t('office.movements.account.payout', { reference, day: longDate(day, locale), state })
}

type Named = (name: string, t: Translate) => string

/** The words for an account's own name, where its kind has one. */
const named: Partial<Record<ShownLine['kind'], Named>> = {
  provider: instanceLabel,
  desk: instanceLabel,
  fees: instanceLabel,
  bank: (name, t) => textOr('office.movements.bank', name, t),
  withheld: (name, t) => textOr('office.payouts.amount', name, t),
}

function nameOf({ account, kind }: ShownLine, t: Translate): string {
  const name = account.slice(kind.length + 1)
  return named[kind]?.(name, t) ?? name
}
