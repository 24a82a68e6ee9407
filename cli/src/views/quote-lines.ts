import type { Line } from '../output/line.ts'
import { moment } from '../output/cells.ts'
import { tableLines } from '../output/table.ts'
import type { Quote } from '../tasks/quote/quote-student.ts'
import { ruled, sumLine } from './sum-lines.ts'
import { formatCop, type Locale, translator } from '../i18n.ts'

/** The priced lines, what is due now, and what is charged later with its days. */
export function quoteLines(student: string, quote: Quote, locale: Locale): readonly Line[] {
  const t = translator('quote', locale)
  const pesos = (amount: number) => formatCop(locale, amount)
  const rows = [...quote.annual, ...quote.monthly, ...quote.transport, ...quote.activities]
  const later = laterByDay(quote)
  return [
    t('title', { student, period: t(`period${quote.period}`), method: t(`method${quote.method}`) }),
    '',
    ...tableLines(rows, [
      { title: t('columnCode'), of: ({ code }) => code },
      { title: t('columnName'), of: ({ name }) => name, most: 32 },
      { title: t('columnTotal'), of: ({ total }) => pesos(total), align: 'right' },
      { title: t('columnNow'), of: ({ now }) => pesos(now), align: 'right' },
      { title: t('columnLater'), of: (row) => pesos(row.later), align: 'right' },
    ]),
    '',
    ...totalLines(quote.totals, locale),
    ...(later.length === 0
      ? []
      : [
          '',
          ...tableLines(later, [
            { title: t('columnDate'), of: ({ day }) => day },
            { title: t('columnLater'), of: ({ amount }) => pesos(amount), align: 'right' },
          ]),
        ]),
    ...(quote.validUntil === null ? [] : ['', t('valid', { when: moment(quote.validUntil) })]),
  ]
}

/** How what is due now comes together. */
export function totalLines(totals: Quote['totals'], locale: Locale): readonly Line[] {
  const t = translator('quote', locale)
  const parts = ['annualNow', 'monthlyNow', 'transportNow', 'activitiesNow'] as const
  const line = (key: Exclude<keyof Quote['totals'], 'path'>) =>
    sumLine(t(key), formatCop(locale, totals[key]))
  return [
    ...parts.filter((part) => totals[part] !== 0).flatMap(line),
    ...(totals.balance === 0 ? [] : [ruled, ...line('subtotal'), ...line('balance')]),
    ruled,
    ...line('totalV'),
    ...(totals.creditLeft === 0 ? [] : line('creditLeft')),
    ...(totals.later === 0 ? [] : line('later')),
  ]
}

function laterByDay({ charges }: Quote): readonly { readonly day: string; readonly amount: number }[] {
  const days = new Map<string, number>()
  for (const { shipDate, price, paidNow } of charges) {
    if (!paidNow) days.set(shipDate, (days.get(shipDate) ?? 0) + price)
  }
  return [...days]
    .map(([day, amount]) => ({ day, amount }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}
