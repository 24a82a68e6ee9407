import type { Line } from '../output/line.ts'
import { bytes } from '../output/bytes.ts'
import { tableLines } from '../output/table.ts'
import type { DatabaseStatus } from '../tasks/db/answers.ts'
import { texts } from '../texts/db.ts'
import { type Locale, numberIn, speaker } from '../words.ts'

export function statusLines(status: DatabaseStatus, locale: Locale): readonly Line[] {
  const say = speaker(texts, locale)
  const { dialect, place, encrypted, tables } = status
  const { applied, pending, unknown } = status.migrations
  const listed = (names: readonly string[]) => (names.length === 0 ? say('none') : names.join(', '))
  return [
    `${say('place')}: ${dialect} · ${place}`,
    `${say('size')}: ${bytes(locale, status.bytes)}`,
    ...(dialect === 'sqlite'
      ? [`${say('encrypted')}: ${say(encrypted ? 'encryptedYes' : 'encryptedNo')}`]
      : []),
    `${say('applied')}: ${listed(applied)}`,
    `${say('pending')}: ${listed(pending)}`,
    ...(unknown.length === 0 ? [] : [`${say('unknown')}: ${listed(unknown)}`]),
    ...(tables.length === 0 ? [] : ['', ...tableOf(tables, locale)]),
  ]
}

function tableOf(tables: DatabaseStatus['tables'], locale: Locale): readonly Line[] {
  const say = speaker(texts, locale)
  return tableLines(tables, [
    { title: say('columnTable'), of: ({ name }) => name },
    { title: say('columnRows'), of: ({ rows }) => numberIn(locale, rows), align: 'right' },
  ])
}
