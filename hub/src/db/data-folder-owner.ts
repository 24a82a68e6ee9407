import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Who works on an embedded database, for whoever finds it taken. */
export interface DataFolderOwner {
  readonly pid: number
  /** Where it listens. */
  readonly address: string
}

const fileIn = (folder: string) => path.join(folder, 'hub.owner')

/** Its file is written anew, so that it is this user's own whoever made the one before. */
export async function writeOwner(folder: string, { pid, address }: DataFolderOwner): Promise<void> {
  await rm(fileIn(folder), { force: true })
  await writeFile(fileIn(folder), `${pid} ${address}\n`, { flag: 'wx', mode: 0o600 })
}

/** Null where nothing tells: the other hub is of a version before, or another user's. */
export async function readOwner(folder: string): Promise<DataFolderOwner | null> {
  const written = await readFile(fileIn(folder), 'utf8').catch(() => '')
  const [, pid, address = ''] = /^(\d+) (\S+)$/.exec(written.trim()) ?? []
  return pid === undefined ? null : { pid: Number(pid), address }
}
