import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config/load-config.ts'

export interface DiskUsage {
  readonly freeBytes: number
  readonly totalBytes: number
}

/** The disk that grows: the data's own, or the configuration's when the data is on another machine. Null where the system does not tell. */
export async function readDiskUsage({ settings, root }: Config): Promise<DiskUsage | null> {
  const { client, folder } = settings.database
  const seen = await statfs(client === 'sqlite' ? path.resolve(root, folder) : root).catch(() => null)
  if (seen === null) return null
  return { freeBytes: seen.bavail * seen.bsize, totalBytes: seen.blocks * seen.bsize }
}
