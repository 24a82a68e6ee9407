import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { makePrivateFolder } from '../../private-folder.ts'

/**
 * planning: its records are being read; such a run cannot go on, nothing was done.
 * planned: it waits for a yes. acting: begun, perhaps interrupted. finished: every line has its end.
 */
export type RunState = 'planning' | 'planned' | 'acting' | 'finished'

export interface PlanCounts {
  readonly change: number
  readonly same: number
  readonly wrong: number
}

/** What `run.json` keeps of a run. */
export interface Run {
  readonly id: string
  readonly work: string
  readonly state: RunState
  readonly hub: string
  /** As whom: a key of idempotency is its caller's own, so another one must not go on. */
  readonly caller: { readonly kind: string; readonly name: string }
  readonly source: { readonly name: string; readonly sha256: string | null }
  readonly made: string
  readonly ended: string | null
  /** When a person said yes to this plan; null for one that nobody has, absent in runs of older versions. */
  readonly confirmed?: string | null
  /** A wrong line stops them all. */
  readonly isStrict: boolean
  readonly planned: PlanCounts
  /** The highest line of the plan. */
  readonly lastLine: number
  readonly done: number
  readonly failed: number
}

export interface RunFiles {
  readonly folder: string
  readonly run: string
  readonly plan: string
  readonly results: string
  readonly resultCsv: string
  readonly lock: string
}

export function filesOf(runs: string, id: string): RunFiles {
  const folder = path.join(runs, id)
  const file = (name: string) => path.join(folder, name)
  return {
    folder,
    run: file('run.json'),
    plan: file('plan.ndjson'),
    results: file('results.ndjson'),
    resultCsv: file('result.csv'),
    lock: file('lock'),
  }
}

/** Plans hold personal data, so nobody else on the machine may read them. */
export async function makeFolder({ folder }: RunFiles): Promise<void> {
  await makePrivateFolder(path.dirname(folder))
  await mkdir(folder, { mode: 0o700 })
}

/** A reader never sees half of it, also not after a power loss. */
export async function writeRun({ run: file }: RunFiles, run: Run): Promise<void> {
  await writeAtomically(file, `${JSON.stringify(run, null, 2)}\n`)
}

export async function writeAtomically(file: string, text: string): Promise<void> {
  const fresh = `${file}.${process.pid}`
  const handle = await open(fresh, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(fresh, file)
}

/** Null when there is no such run, or none that this program has written. */
export async function readRun({ run: file }: RunFiles): Promise<Run | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
  return text === null ? null : (JSON.parse(text) as Run)
}
