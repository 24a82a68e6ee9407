import type { Line } from '../output/line.ts'
import { bytes } from '../output/bytes.ts'
import { tableLines } from '../output/table.ts'
import type { DatabaseStatus } from '../tasks/db/results.ts'
import { formatNumber } from '@matricula/hub/api/format-message'
import { type Locale, translator } from '../i18n.ts'

export function statusLines(status: DatabaseStatus, locale: Locale): readonly Line[] {
  const t = translator('db', locale)
  const { dialect, place, encrypted, tables } = status
  const { applied, pending, unknown } = status.migrations
  const listed = (names: readonly string[]) => (names.length === 0 ? t('none') : names.join(', '))
  return [
    `${t('place')}: ${dialect} · ${place}`,
    `${t('size')}: ${bytes(locale, status.bytes)}`,
    ...(dialect === 'sqlite' ? [`${t('encrypted')}: ${t(encrypted ? 'encryptedYes' : 'encryptedNo')}`] : []),
    `${t('applied')}: ${listed(applied)}`,
    `${t('pending')}: ${listed(pending)}`,
    ...(unknown.length === 0 ? [] : [`${t('unknown')}: ${listed(unknown)}`]),
    ...(tables.length === 0 ? [] : ['', ...tableOf(tables, locale)]),
  ]
}

function tableOf(tables: DatabaseStatus['tables'], locale: Locale): readonly Line[] {
  const t = translator('db', locale)
  return tableLines(tables, [
    { title: t('columnTable'), of: ({ name }) => name },
    { title: t('columnRows'), of: ({ rows }) => formatNumber(locale, rows), align: 'right' },
  ])
}
