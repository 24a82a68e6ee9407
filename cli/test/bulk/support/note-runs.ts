import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { executeRun } from '../../../src/bulk/runner/execute-run.ts'
import { createStopSignals } from '../../../src/bulk/runner/stop-signals.ts'
import { type FoundRun, listRuns } from '../../../src/tasks/runs/find-run.ts'
import { readPlanSummary } from '../../../src/tasks/runs/read-plan-summary.ts'
import { notes, pipedContext, type CommandOptions } from './pretend-job.ts'

export const aHome = () => mkdtemp(path.join(tmpdir(), 'matricula-bulk-'))

export async function fileOf(...rows: readonly string[]): Promise<string> {
  const file = path.join(await aHome(), 'notes.csv')
  await writeFile(file, ['student,note', ...rows, ''].join('\n'))
  return file
}

/** The last run under a home that has not finished. */
export async function openRun(home: string): Promise<FoundRun> {
  const found = (await listRuns(path.join(home, 'runs'))).find(({ run: { state } }) => state !== 'finished')
  if (found === undefined) throw new Error('no run waits')
  return found
}

/** The run that waits to go on, as another process would take it over. */
export async function resume(options: CommandOptions & { home: string }, job = notes()) {
  const { context, exit, said } = await pipedContext(options)
  const { run, files, tally } = await openRun(options.home)
  const stopSignals = createStopSignals(context.signal)
  const plan = await readPlanSummary(files.plan)
  await executeRun(
    context,
    { yes: true },
    { run, files, tally, handler: job, hub: await context.hub(), stopSignals, plan },
  )
  return { ...(await said()), exit: exit(), job }
}

export const linesOf = (text: string) => text.trim().split('\n')
