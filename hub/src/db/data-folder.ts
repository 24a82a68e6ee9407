import { codeOf, makePrivateFolder } from './private-folder.ts'

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

/** Makes the folder of the embedded database, or says why it cannot be. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makePrivateFolder(folder)
  } catch (error) {
    throw new UnusableFolder(folder, error)
  }
}
