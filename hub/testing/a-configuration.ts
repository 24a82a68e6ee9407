import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from './test-hub.ts'

export interface ConfigurationFolder {
  /** The folder that holds config/, as the hub's working folder does. */
  readonly root: string
  /** Rewrites a file below config/. */
  readonly edit: (file: string, change: (text: string) => string) => Promise<void>
}

/** The shipped configuration in a folder of its own, until the test ends. */
export async function aConfiguration(): Promise<ConfigurationFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-config-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(path.join(root, 'config'), path.join(folder, 'config'), { recursive: true })
  return {
    root: folder,
    async edit(file, change) {
      const place = path.join(folder, 'config', file)
      const before = await readFile(place, 'utf8').catch(() => '')
      const after = change(before)
      if (after === before) throw new Error(`the change to ${file} changes nothing`)
      await writeFile(place, after)
    },
  }
}
