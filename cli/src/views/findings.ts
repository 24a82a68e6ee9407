import { paint } from '../output/paint.ts'
import type { Finding, Grade } from '../tasks/doctor/finding.ts'
import { texts } from '../texts/doctor.ts'
import { type Locale, speaker } from '../words.ts'

const colours: Readonly<Record<Grade, (text: string) => string>> = {
  ok: paint.green,
  warn: paint.yellow,
  bad: paint.red,
}

/** A line for each finding, and below it what to do. */
export function findingLines(findings: readonly Finding[], locale: Locale): readonly string[] {
  const say = speaker(texts, locale)
  const width = Math.max(...(['ok', 'warn', 'bad'] as const).map((grade) => say(grade).length))
  return findings.flatMap(({ is, found, next }) => [
    `${colours[is](say(is).padEnd(width))}  ${found}`,
    ...(next === null ? [] : [`${' '.repeat(width)}  → ${next}`]),
  ])
}
