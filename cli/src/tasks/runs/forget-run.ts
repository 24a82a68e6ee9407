import { rm } from 'node:fs/promises'
import { lock } from '../../bulk/store/lock.ts'
import type { FoundRun } from './find-run.ts'

/** Deletes a run with all it kept; false when a process works on it. */
export async function forgetRun({ files }: FoundRun): Promise<boolean> {
  if ((await lock(files.lock)) === null) return false
  await rm(files.folder, { recursive: true })
  return true
}
