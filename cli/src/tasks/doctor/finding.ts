export type Grade = 'ok' | 'warn' | 'bad'

/** The finding of one check, in the user's language. */
export interface Finding {
  /** Stable, for `--json`: `database`, `clock`, `plugin payments.card`. */
  readonly check: string
  readonly is: Grade
  readonly found: string
  /** What to do about it. */
  readonly next: string | null
}

const grades: readonly Grade[] = ['ok', 'warn', 'bad']

export function worstOf(findings: readonly Finding[]): Grade {
  return grades[Math.max(0, ...findings.map(({ is }) => grades.indexOf(is)))] ?? 'ok'
}
