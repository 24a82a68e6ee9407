import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { UsageFault } from '../../faults.ts'
import { linesOf } from './lines-of.ts'
import { matchesFilter, type LogLine, type LogFilter, readLine } from './log-line.ts'
import { type Locale, translator } from '../../i18n.ts'

/** A file of the log as a stream; `-` is standard input. */
export async function openLogFile(file: string, stdin: Readable, locale: Locale): Promise<Readable> {
  if (file === '-') return stdin
  const t = translator('logs', locale)
  try {
    if ((await stat(file)).isDirectory()) throw new Error('EISDIR')
    return (await open(file)).createReadStream()
  } catch (error) {
    throw new UsageFault(t('noFile', { file }), [t('noFileNext')], { cause: error })
  }
}

/** The lines that are wanted, as they come. */
export async function* matchingLines(stream: Readable, filter: LogFilter): AsyncGenerator<LogLine> {
  for await (const text of linesOf(stream)) {
    const line = readLine(text)
    if (matchesFilter(line, filter)) yield line
  }
}

/** The last so many of them, once the stream has ended. */
export async function lastOf<T>(lines: AsyncIterable<T>, count: number): Promise<readonly T[]> {
  const kept: T[] = []
  for await (const line of lines) {
    kept.push(line)
    if (kept.length > count) kept.shift()
  }
  return kept
}
