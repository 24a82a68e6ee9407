import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { UsageFault } from '../../faults.ts'
import { type Locale, translator } from '../../i18n.ts'

export interface SeasonFile {
  /** As it was named; `-` for standard input. */
  readonly file: string
  readonly text: string
}

/** The hub takes no longer text. */
const longest = 200_000

export async function readSeasonFile(file: string, stdin: Readable, locale: Locale): Promise<SeasonFile> {
  const t = translator('season', locale)
  try {
    const written = file === '-' ? await text(stdin) : await readBounded(file)
    if (written.length <= longest) return { file, text: written }
  } catch (error) {
    throw new UsageFault(t('noFile', { file }), [t('noFileNext')], { cause: error })
  }
  throw new UsageFault(t('tooLong', { file }), [t('tooLongNext')])
}

/** What is far too long is not read at all; a letter has four bytes at most. */
async function readBounded(file: string): Promise<string> {
  const { size } = await stat(file)
  return size > longest * 4 ? ' '.repeat(longest + 1) : readFile(file, 'utf8')
}

/** Every season of a folder, by name; none when there is no such folder. */
export async function seasonsIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder).catch(() => [])
  return files.filter((file) => file.endsWith('.yaml')).toSorted()
}

/** The name a season of this file must bear; null of standard input, which has none. */
export function nameOf(file: string): string | null {
  return file === '-' ? null : path.basename(file, path.extname(file))
}
