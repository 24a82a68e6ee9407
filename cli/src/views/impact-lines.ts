import type { Line } from '../output/line.ts'
import { tableLines } from '../output/table.ts'
import type { Impact } from '../tasks/fees/preview-impact.ts'
import { texts } from '../texts/fees.ts'
import { cop, type Locale, numberIn, speaker } from '../words.ts'

type Sums = Pick<Impact, 'grade_name' | 'more' | 'less' | 'unchanged' | 'unknown' | 'before' | 'after'> & {
  readonly fees: number
}

/** A line per grade and their sum: how many families pay more or less, and what that comes to in the year. */
export function impactLines(grades: readonly Impact[], locale: Locale): readonly Line[] {
  const say = speaker(texts, locale)
  const rows = grades.map((impact): Sums => ({ ...impact, fees: impact.changes.length }))
  const all = grades.length > 1 ? [...rows, sumOf(rows, say('total'))] : rows
  const share = ({ families, amount }: Impact['more']) =>
    families === 0 ? '-' : `${numberIn(locale, families)} (${cop(locale, amount)})`
  return tableLines(all, [
    { title: say('columnGrade'), of: ({ grade_name: name }) => name },
    { title: say('columnChanges'), of: ({ fees }) => String(fees), align: 'right' },
    { title: say('columnMore'), of: ({ more }) => share(more), align: 'right' },
    { title: say('columnLess'), of: ({ less }) => share(less), align: 'right' },
    { title: say('columnUnchanged'), of: ({ unchanged }) => numberIn(locale, unchanged), align: 'right' },
    { title: say('columnUnknown'), of: ({ unknown }) => numberIn(locale, unknown), align: 'right' },
    { title: say('columnBefore'), of: ({ before }) => cop(locale, before), align: 'right' },
    { title: say('columnAfter'), of: ({ after }) => cop(locale, after), align: 'right' },
    {
      title: say('columnDifference'),
      of: ({ after, before }) => cop(locale, after - before),
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
