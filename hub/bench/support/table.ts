import type { Result } from './rounds.ts'

/** Prints rows in columns that line up: the first to the left, figures to the right. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  process.stdout.write(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}

/** Three figures, as many as a measurement is worth. */
export function figure(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US')
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

export function ratio(value: number): string {
  return value.toFixed(2)
}

/** The table of a comparison; the first is what the others are ratios of. */
export function paceTable(unit: string, results: readonly Result[]): readonly string[][] {
  return [
    ['', unit, 'p50 ms', 'p99 ms', 'CPU µs', 'ratio'],
    ...results.map((result, index) => [
      result.name,
      figure(result.perSecond),
      figure(result.p50Ms),
      figure(result.p99Ms),
      figure(result.cpuMicros),
      index === 0 ? '1' : ratio(result.ratio),
    ]),
  ]
}
