import path from 'node:path'

/** A folder for what this program keeps can be neither found nor made. */
export class UnusableFolder extends Error {
  readonly folder: string
  /** The system's own word for it, as EACCES. */
  readonly why: string

  constructor(folder: string, cause: unknown) {
    const why = codeOf(cause)
    super(`${folder}: ${why}`, { cause })
    this.folder = folder
    this.why = why
  }
}

/** Makes a folder that its owner alone may read, and those above it that lack. */
export async function makePrivateFolder(folder: string): Promise<void> {
  try {
    await make(folder)
  } catch (error) {
    throw new UnusableFolder(folder, error)
  }
}

/** Node's own `recursive` never ends where the system says of a folder that is there that it is not, as in /proc. */
async function make(folder: string): Promise<void> {
  const { mkdir, stat } = await import('node:fs/promises')
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (codeOf(error) !== 'ENOENT' || path.dirname(folder) === folder) throw error
    await make(path.dirname(folder))
    await mkdir(folder, { mode: 0o700 })
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
