import { chmod } from 'node:fs/promises'
import { codeOf } from './driver-errors.ts'
import { makePrivateFolder } from './private-folder.ts'

/** The data folder can be neither found nor made. */
export class UnusableFolder extends Error {
  readonly folder: string
  /** The system's own word for it, as EACCES. */
  readonly why: string

  constructor(folder: string, cause: unknown) {
    const why = codeOf(cause)
    super(`${folder} cannot be the data folder: ${why}`, { cause })
    this.folder = folder
    this.why = why
  }
}

/**
 * Makes the folder of the embedded database, or says why it cannot be. It holds children's data: nobody but the hub's own
 * user may look inside, also where it was there before.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makePrivateFolder(folder)
    await chmod(folder, 0o700)
  } catch (error) {
    throw new UnusableFolder(folder, error)
  }
}
