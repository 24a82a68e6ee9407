import { isDeepStrictEqual } from 'node:util'
import type { components } from '@matricula/hub/api'
import { formatNumber } from '@matricula/hub/api/format-message'
import type { WrongRow } from '../../bulk/job.ts'
import { formatCop, type Locale, translator } from '../../i18n.ts'
import { wrongAbout } from '../read-cells.ts'
import type { SplitRow } from './read-row.ts'
import type { AskedPart, SplitChange } from './split-change.ts'

type OrderSplit = components['schemas']['OrderSplit']
export type SplitPrice = components['schemas']['SplitPrice']

export type SplitDecision =
  | WrongRow
  | { readonly is: 'same'; readonly what: string }
  | { readonly is: 'change'; readonly what: string; readonly change: SplitChange }

/** Pure: how a line would split what is due today, or what is wrong with it; the hub works each part out. */
export function decideSplit(
  { student, parts, shows }: SplitRow,
  { total, terms }: SplitPrice,
  locale: Locale,
): SplitDecision {
  const t = translator('splits', locale)
  const most = terms?.parts ?? 0
  if (parts.length < 2 || parts.length > most) return wrongAbout(student, t('badCount', { most }))
  if (parts.filter((part) => 'rest' in part).length > 1) return wrongAbout(student, t('twoRests'))
  const values = { student, total: formatCop(locale, total), parts: partWords(parts, locale) }
  return { is: 'change', what: t('plan', values), change: { student, shownTotal: total, parts, shows } }
}

/** Pure: whether the split that stands, or is complete, is what the line says. */
export function compareStanding(
  { student, parts, shows }: SplitRow,
  split: OrderSplit,
  locale: Locale,
): SplitDecision {
  const t = translator('splits', locale)
  const found = split.parts.map(askedPart)
  const isSame = split.shows === shows && isDeepStrictEqual(found, parts)
  if (!isSame) return wrongAbout(student, t(split.status === 'complete' ? 'paidSo' : 'standsOther'))
  return { is: 'same', what: t('there', { student, parts: partWords(parts, locale) }) }
}

function askedPart({ label, percentBps, asked }: OrderSplit['parts'][number]): AskedPart {
  if (percentBps !== null) return { label, percentBps }
  return asked === null ? { label, rest: true } : { label, amount: asked }
}

/** Each part as a person writes it. */
export function partWords(parts: readonly AskedPart[], locale: Locale): string {
  const t = translator('splits', locale)
  const share = (part: AskedPart) => {
    if ('rest' in part) return t('rest')
    if ('amount' in part) return formatCop(locale, part.amount)
    return t('percent', { share: formatNumber(locale, part.percentBps / 100) })
  }
  return parts.map((part) => `${part.label} ${share(part)}`).join(', ')
}
