import { constants } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { filesOf, readRun } from '../../bulk/store/run-file.ts'
import type { Places } from '../../profiles/places.ts'

/** What this program itself needs on this machine. */
export interface MachineFacts {
  readonly node: string
  readonly version: string
  readonly profiles: {
    readonly file: string
    /** Null: there is none, or the system has no such thing. */
    readonly mode: number | null
  }
  readonly runs: {
    readonly folder: string
    readonly isWritable: boolean
    /** Begun and not at their end. */
    readonly unfinished: readonly string[]
  }
}

export async function inspectMachine({ profiles, runs }: Places, version: string): Promise<MachineFacts> {
  const file = path.join(profiles, 'profiles.json')
  return {
    node: process.versions.node,
    version,
    profiles: { file, mode: await modeOf(file) },
    runs: { folder: runs, isWritable: await isWritable(runs), unfinished: await unfinishedIn(runs) },
  }
}

async function modeOf(file: string): Promise<number | null> {
  if (process.platform === 'win32') return null
  return stat(file).then(
    ({ mode }) => mode & 0o777,
    () => null,
  )
}

/** A folder that is not there yet is made in the one above it. */
async function isWritable(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK | constants.X_OK)
    return true
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isMissing && path.dirname(folder) !== folder && isWritable(path.dirname(folder))
  }
}

async function unfinishedIn(folder: string): Promise<readonly string[]> {
  const ids = await readdir(folder).catch(() => [])
  const runs = await Promise.all(ids.map((id) => readRun(filesOf(folder, id)).catch(() => null)))
  return runs.flatMap((run) => (run?.state === 'acting' ? [run.id] : [])).toSorted()
}
