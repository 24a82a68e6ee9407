import { open } from 'node:fs/promises'
import path from 'node:path'
import Joi from 'joi'
import type { Settings } from '../../config/settings.ts'
import { makePrivateFolder } from '../../db/private-folder.ts'
import type { Seal } from './seal.store.ts'

/** A seal as it stands outside the database. */
export type Anchored = Pick<Seal, 'number' | 'seal'>

/** What is compared: the end of the file. Seals are chained, so the newest that holds speaks for those before it. */
const endBytes = 64 * 1024

/** Where seals are anchored, null for the log alone. */
export function anchorFileOf({
  settings,
  root,
}: {
  readonly settings: Pick<Settings, 'audit'>
  readonly root: string
}): string | null {
  const { anchor, file } = settings.audit
  return anchor === 'file' ? path.resolve(root, file) : null
}

/** The newest seals that a file holds, in the order in which they were put there; null where there is no file. */
export async function anchoredIn(file: string): Promise<readonly Anchored[] | null> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (handle === null) return null
  try {
    const { size } = await handle.stat()
    const begin = Math.max(0, size - endBytes)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - begin), 0, size - begin, begin)
    // The first line may have begun earlier, and no half of one reads as a seal.
    return buffer
      .toString('utf8', 0, bytesRead)
      .split('\n')
      .flatMap((line) => sealIn(line) ?? [])
  } finally {
    await handle.close()
  }
}

/** Adds a line for each seal and waits until the disk has them. A line that a power cut left unfinished is ended first. */
export async function anchorIn(file: string, seals: readonly Anchored[], at: Date): Promise<void> {
  await makePrivateFolder(path.dirname(file))
  const lines = seals.map(({ number, seal }) => JSON.stringify({ number, seal, at: at.toISOString() }))
  const handle = await open(file, 'a+', 0o600)
  try {
    const { size } = await handle.stat()
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1))
    const isWhole = size === 0 || buffer.toString() === '\n'
    await handle.appendFile(`${isWhole ? '' : '\n'}${lines.join('\n')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const anchored = Joi.object<Anchored>({
  number: Joi.number().integer().min(1).required(),
  seal: Joi.string().hex().length(64).required(),
}).unknown()

function sealIn(line: string): Anchored | null {
  try {
    const { value, error } = anchored.validate(JSON.parse(line))
    return error === undefined && value !== undefined ? { number: value.number, seal: value.seal } : null
  } catch {
    return null
  }
}
