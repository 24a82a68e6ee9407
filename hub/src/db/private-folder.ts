import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from './driver-errors.ts'

/**
 * Makes a folder that its owner alone may read, and those above it that lack. Node's own `recursive` never ends where
 * the system says of a folder that is there that it is not, as in /proc.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (codeOf(error) !== 'ENOENT' || path.dirname(folder) === folder) throw error
    await makePrivateFolder(path.dirname(folder))
    await mkdir(folder, { mode: 0o700 })
  }
}
