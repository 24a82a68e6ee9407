import type { Line } from '../output/line.ts'
import { tableLines } from '../output/table.ts'
import type { Impact } from '../tasks/fees/preview-impact.ts'
import { formatNumber } from '@matricula/hub/api/format-message'
import { formatCop, type Locale, translator } from '../i18n.ts'

type Sums = Pick<Impact, 'grade_name' | 'more' | 'less' | 'unchanged' | 'unknown' | 'before' | 'after'> & {
  readonly fees: number
}

/** A line per grade and their sum: how many families pay more or less, and what that comes to in the year. */
export function impactLines(grades: readonly Impact[], locale: Locale): readonly Line[] {
  const t = translator('fees', locale)
  const rows = grades.map((impact): Sums => ({ ...impact, fees: impact.changes.length }))
  const all = grades.length > 1 ? [...rows, sumOf(rows, t('total'))] : rows
  const share = ({ families, amount }: Impact['more']) =>
    families === 0 ? '-' : `${formatNumber(locale, families)} (${formatCop(locale, amount)})`
  return tableLines(all, [
    { title: t('columnGrade'), of: ({ grade_name: name }) => name },
    { title: t('columnChanges'), of: ({ fees }) => String(fees), align: 'right' },
    { title: t('columnMore'), of: ({ more }) => share(more), align: 'right' },
    { title: t('columnLess'), of: ({ less }) => share(less), align: 'right' },
    { title: t('columnUnchanged'), of: ({ unchanged }) => formatNumber(locale, unchanged), align: 'right' },
    { title: t('columnUnknown'), of: ({ unknown }) => formatNumber(locale, unknown), align: 'right' },
    { title: t('columnBefore'), of: ({ before }) => formatCop(locale, before), align: 'right' },
    { title: t('columnAfter'), of: ({ after }) => formatCop(locale, after), align: 'right' },
    {
      title: t('columnDifference'),
      of: ({ after, before }) => formatCop(locale, after - before),
      align: 'right',
    },
  ])
}

function sumOf(rows: readonly Sums[], name: string): Sums {
  const sum = (of: (row: Sums) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    grade_name: name,
    fees: sum(({ fees }) => fees),
    more: { families: sum(({ more }) => more.families), amount: sum(({ more }) => more.amount) },
    less: { families: sum(({ less }) => less.families), amount: sum(({ less }) => less.amount) },
    unchanged: sum(({ unchanged }) => unchanged),
    unknown: sum(({ unknown }) => unknown),
    before: sum(({ before }) => before),
    after: sum(({ after }) => after),
  }
}
