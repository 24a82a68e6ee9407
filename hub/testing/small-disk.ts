import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const mount = (folder: string, kib: number) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kib}k`, 'tmpfs', folder]).status === 0

/** Whether this user may have a disk of its own; without it the tests that need one are skipped. */
export const hasSmallDisks = canMount()

function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'matricula-disk-'))
  const can = mount(folder, 64)
  if (can) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true })
  return can
}

/** A folder on a disk of its own that has no more room than that. */
export function aSmallDisk(kib: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'matricula-disk-'))
  if (!mount(folder, kib)) throw new Error('this user has no disk of its own')
  onTestFinished(() => {
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
