import { constants, statSync } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Fault, UsageFault } from '../faults.ts'
import { type Locale, translator } from '../i18n.ts'

/** The reader's place for a file. */
export interface OutputFile {
  readonly file: string
  /** Whether a file of that name may be replaced. */
  readonly over: 'nothing' | 'existing'
  readonly locale: Locale
}

/** Before anything is done: the place must be free or be given up, and in a folder that can be written. */
export async function mustBeWritable(place: OutputFile): Promise<void> {
  const { file, over, locale } = place
  const t = translator('whole-file', locale)
  const found = statSync(file, { throwIfNoEntry: false })
  if (found !== undefined && over === 'nothing') {
    throw new UsageFault(t('exists', { file }), [t('existsNext')])
  }
  if (found?.isFile() === false) throw cannotWrite(place)
  await access(path.dirname(path.resolve(file)), constants.W_OK).catch((error: unknown) => {
    throw cannotWrite(place, error)
  })
}

/** Writes the whole file or none, beside its place until all of it is there. */
export async function writeAtomically<Answer>(
  place: OutputFile,
  write: (fresh: string) => Promise<Answer>,
): Promise<Answer> {
  await mustBeWritable(place)
  const fresh = `${place.file}.${process.pid}.part`
  try {
    const answer = await write(fresh)
    await syncFile(fresh)
    await rename(fresh, place.file)
    return answer
  } catch (error) {
    await rm(fresh, { force: true })
    if (error instanceof Fault || !isOfFiles(error)) throw error
    throw cannotWrite(place, error)
  }
}

async function syncFile(file: string): Promise<void> {
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

function cannotWrite({ file, locale }: OutputFile, cause?: unknown): UsageFault {
  const t = translator('whole-file', locale)
  return new UsageFault(t('cannotWrite', { file }), [t('cannotWriteNext')], { cause })
}
