import type { Line } from '../output/line.ts'
import { tableLines } from '../output/table.ts'
import type { Verified } from '../tasks/db/answers.ts'
import { texts } from '../texts/db.ts'
import { type Locale, numberIn, speaker } from '../words.ts'

export function verifiedLines({ orders: n, invariants, broken }: Verified, locale: Locale): readonly Line[] {
  const say = speaker(texts, locale)
  if (broken === 0) return [say('verified', { n })]
  return tableLines(
    invariants.filter(({ count }) => count > 0),
    [
      { title: say('columnLaw'), of: ({ name }) => name },
      { title: say('columnCount'), of: ({ count }) => numberIn(locale, count), align: 'right' },
      { title: say('columnFirst'), of: ({ first }) => first.join('  ') },
    ],
  )
}
