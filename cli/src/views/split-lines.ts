import type { components } from '@matricula/hub/api'
import type { Line } from '../output/line.ts'
import { tableLines } from '../output/table.ts'
import { formatCop, type Locale, translator } from '../i18n.ts'

type OrderSplit = components['schemas']['OrderSplit']

/** An order that is paid in parts as a person reads it, with the link of each part below. */
export function splitLines(split: OrderSplit, locale: Locale): readonly Line[] {
  const t = translator('splits', locale)
  const { status, total, until, parts } = split
  const pesos = (amount: number) => formatCop(locale, amount)
  const links = parts.flatMap(({ label, address }) =>
    address === null ? [] : [t('link', { label, address })],
  )
  return [
    t('header', { status: t(`status_${status}`), total: pesos(total ?? 0), until }),
    '',
    ...tableLines(parts, [
      { title: t('columnLabel'), of: ({ label }) => label, most: 30 },
      { title: t('columnAmount'), of: ({ amount }) => pesos(amount), align: 'right' },
      { title: t('columnState'), of: ({ state }) => t(`state_${state}`) },
      { title: t('columnPaid'), of: ({ paid }) => (paid === null ? '-' : paid.at.slice(0, 10)) },
      { title: t('columnReference'), of: ({ paid }) => paid?.reference ?? '-' },
    ]),
    ...(links.length === 0 ? [] : ['', ...links]),
  ]
}
