import { paint } from '../output/paint.ts'
import type { Finding, Grade } from '../tasks/doctor/finding.ts'
import { type Locale, translator } from '../i18n.ts'

const colours: Readonly<Record<Grade, (text: string) => string>> = {
  ok: paint.green,
  warn: paint.yellow,
  bad: paint.red,
}

/** A line for each finding, and below it what to do. */
export function findingLines(findings: readonly Finding[], locale: Locale): readonly string[] {
  const t = translator('doctor', locale)
  const width = Math.max(...(['ok', 'warn', 'bad'] as const).map((grade) => t(grade).length))
  return findings.flatMap(({ is, found, next }) => [
    `${colours[is](t(is).padEnd(width))}  ${found}`,
    ...(next === null ? [] : [`${' '.repeat(width)}  → ${next}`]),
  ])
}
