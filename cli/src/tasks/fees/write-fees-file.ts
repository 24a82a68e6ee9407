import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Fault, UsageFault } from '../../faults.ts'
import { texts } from '../../texts/fees.ts'
import { type Locale, speaker } from '../../words.ts'
import { type ExportWish, writeFees } from './export-fees.ts'

export interface FileWish extends ExportWish {
  readonly file: string
  /** Whether a file of that name may be replaced. */
  readonly over: 'nothing' | 'existing'
  readonly locale: Locale
}

/** Writes the whole file or none, and answers how many fees it has. */
export async function writeFeesFile({ file, over, locale, ...wish }: FileWish): Promise<number> {
  const say = speaker(texts, locale)
  if (over === 'nothing' && existsSync(file)) {
    throw new UsageFault(say('exists', { file }), [say('existsNext')])
  }
  const fresh = `${file}.${process.pid}.part`
  try {
    const written = await writeFees(createWriteStream(fresh), wish)
    await toDisk(fresh)
    await rename(fresh, file)
    return written
  } catch (error) {
    await rm(fresh, { force: true })
    if (error instanceof Fault || !isOfFiles(error)) throw error
    throw new UsageFault(say('cannotWrite', { file }), [say('cannotWriteNext')], { cause: error })
  }
}

async function toDisk(file: string): Promise<void> {
  const handle = await open(file)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isOfFiles(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
