import { readdir } from 'node:fs/promises'
import { UsageFault } from '../../faults.ts'
import { commandOf } from '../../bulk/command-of.ts'
import { filesOf, readRun, type Run, type RunFiles } from '../../bulk/store/run-file.ts'
import { isLocked } from '../../bulk/store/lock.ts'
import { readStoredResults, type Tally } from '../../bulk/store/tally.ts'
import { type Locale, type Translate, translator } from '../../i18n.ts'

export interface FoundRun {
  readonly run: Run
  readonly files: RunFiles
  /** A process works on it now. */
  readonly isRunning: boolean
  /** As its results say; `run.json` is older when the process was killed. */
  readonly tally: Tally
}

/** Every run of this machine, the last one first. */
export async function listRuns(runs: string): Promise<readonly FoundRun[]> {
  const found: FoundRun[] = []
  for (const name of (await namesIn(runs)).sort().reverse()) {
    const one = await runIn(runs, name)
    if (one !== null) found.push(one)
  }
  return found
}

/** A run by its name or the end of it. UsageFault when there is none, or more than one. */
export async function findRun(runs: string, asked: string, locale: Locale): Promise<FoundRun> {
  const t = translator('runs', locale)
  const names = await namesIn(runs)
  const meant = names.includes(asked) ? [asked] : names.filter((name) => name.endsWith(`-${asked}`))
  if (meant.length > 1) {
    throw new UsageFault(t('manyRuns', { id: asked, ids: meant.join(', ') }), [t('manyRunsNext')])
  }
  const found = meant[0] === undefined ? null : await runIn(runs, meant[0])
  if (found === null) throw new UsageFault(t('noRun', { id: asked }), [t('noRunNext')])
  return found
}

/** The one run to which a person said yes and that was interrupted. UsageFault when there is none, or more than one. */
export async function findInterruptedRun(runs: string, locale: Locale): Promise<FoundRun> {
  const t = translator('runs', locale)
  const idle = (await listRuns(runs)).filter(({ isRunning }) => !isRunning)
  const [found, ...others] = idle.filter(isConfirmed)
  if (found === undefined) {
    const waiting = idle.filter(({ run: { state } }) => state === 'planned' || state === 'acting')
    throw new UsageFault(t('noneOpen'), [t('noRunNext'), ...waiting.map((one) => describeRun(one, t))])
  }
  if (others.length === 0) return found
  throw new UsageFault(
    t('manyOpen'),
    [found, ...others].map((one) => describeRun(one, t)),
  )
}

/** A plan alone, such as a dry run's, is nobody's yes; a run of an older version does not say whose it was. */
function isConfirmed({ run: { state, confirmed = null } }: FoundRun): boolean {
  return state === 'acting' && confirmed !== null
}

type TranslateRuns = Translate<'runs'>

function describeRun(found: FoundRun, t: TranslateRuns): string {
  const { id, work } = found.run
  return t('openRun', { id, work: commandOf(work), n: leftOf(found) })
}

async function namesIn(runs: string): Promise<string[]> {
  try {
    return await readdir(runs)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

async function runIn(runs: string, name: string): Promise<FoundRun | null> {
  const files = filesOf(runs, name)
  const run = await readRun(files)
  if (run === null) return null
  const { tally } = await readStoredResults(files.results, run.lastLine)
  return { run, files, isRunning: await isLocked(files.lock), tally }
}

export function leftOf({ run, tally }: Pick<FoundRun, 'run' | 'tally'>): number {
  return run.planned.change - tally.done - tally.failed
}
