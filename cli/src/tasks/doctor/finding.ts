export type Grade = 'ok' | 'warn' | 'bad'

/** What one look found, in the reader's words. */
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
