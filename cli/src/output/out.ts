import { type Line, linesWithin } from './line.ts'
import type { Screen, Terminal } from '../terminal.ts'

/** What a command prints: one result, and messages before and after it. */
export interface Out {
  /** Whether the answer is JSON, so that nothing else belongs on stdout. */
  readonly isJson: boolean
  /** The command's answer: with `--json` the value itself on one line, else the lines made of it. */
  printResult<T>(value: T, lines: (value: T) => readonly Line[]): void
  /** One record of a stream (`audit tail`, `logs`): a JSON line each with `--json`. */
  printRecord<T>(value: T, line: (value: T) => Line): void
  /** Messages for the user, never for a program: stderr. */
  info(...lines: readonly string[]): void
}

export interface OutOptions {
  readonly isJson: boolean
  /** The reader wants no colours, or has a screen that knows none. */
  readonly isColourless: boolean
}

export function openOut(terminal: Terminal, { isJson, isColourless }: OutOptions): Out {
  const write = (screen: Screen, lines: readonly Line[]) => {
    if (lines.length === 0) return
    const written = linesWithin(lines, screen.columns ?? Number.POSITIVE_INFINITY).map(
      screen.isTTY === true && !isColourless ? printable : plain,
    )
    screen.write(`${written.join('\n')}\n`)
  }
  return {
    isJson,
    printResult: (value, lines) => write(terminal.stdout, isJson ? [JSON.stringify(value)] : lines(value)),
    printRecord: (value, line) => write(terminal.stdout, [isJson ? JSON.stringify(value) : line(value)]),
    info: (...lines) => write(terminal.stderr, lines),
  }
}

/** What a vendor or a file says may carry escapes that would command the reader's terminal; colours are ours. */
function printable(line: string): string {
  return line.replaceAll(notOurs, '')
}

/** For a pipe, a file, or a reader who asked for it: without colours. */
function plain(line: string): string {
  return printable(line.replaceAll(colour, ''))
}

const escape = String.fromCodePoint(27)
const colour = new RegExp(`${escape}\\[[\\d;]*m`, 'gu')
const notOurs = new RegExp(`(?!${escape}\\[[\\d;]*m|\\t)\\p{Cc}`, 'gu')
