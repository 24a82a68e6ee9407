import type { Line } from '../output/line.ts'
import { tableLines } from '../output/table.ts'
import type { VerifyResult } from '../tasks/db/results.ts'
import { formatNumber } from '@matricula/hub/api/format-message'
import { type Locale, translator } from '../i18n.ts'

export function verifiedLines(
  { orders: n, invariants, broken }: VerifyResult,
  locale: Locale,
): readonly Line[] {
  const t = translator('db', locale)
  if (broken === 0) return [t('verified', { n })]
  return tableLines(
    invariants.filter(({ count }) => count > 0),
    [
      { title: t('columnLaw'), of: ({ name }) => name },
      { title: t('columnCount'), of: ({ count }) => formatNumber(locale, count), align: 'right' },
      { title: t('columnFirst'), of: ({ first }) => first.join('  ') },
    ],
  )
}
