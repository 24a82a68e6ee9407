import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { UsageFault } from '../../faults.ts'
import { texts } from '../../texts/logs.ts'
import { type Locale, speaker } from '../../words.ts'
import { linesOf } from './lines-of.ts'
import { isWanted, type LogLine, type Narrowing, readLine } from './log-line.ts'

/** A file of the log as a stream; `-` is standard input. */
export async function openLogFile(file: string, stdin: Readable, locale: Locale): Promise<Readable> {
  if (file === '-') return stdin
  const say = speaker(texts, locale)
  try {
    if ((await stat(file)).isDirectory()) throw new Error('EISDIR')
    return (await open(file)).createReadStream()
  } catch (error) {
    throw new UsageFault(say('noFile', { file }), [say('noFileNext')], { cause: error })
  }
}

/** The lines that are wanted, as they come. */
export async function* wantedLines(stream: Readable, narrowing: Narrowing): AsyncGenerator<LogLine> {
  for await (const text of linesOf(stream)) {
    const line = readLine(text)
    if (isWanted(line, narrowing)) yield line
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
