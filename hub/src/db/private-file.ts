import { chmod, writeFile } from 'node:fs/promises'

/**
 * Makes a file where it is not there, for the hub's own user alone. One that is there is never opened here: whoever
 * closes a file gives up all of the process's locks on it, and SQLite's among them are what keeps another program from
 * throwing away its log.
 */
export async function makePrivateFile(file: string): Promise<void> {
  await writeFile(file, '', { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  // SQLite's other files take its mode.
  await chmod(file, 0o600)
}
