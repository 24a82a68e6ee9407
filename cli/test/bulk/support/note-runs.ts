import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { goOn } from '../../../src/bulk/lead/go-on.ts'
import { stopsWith } from '../../../src/bulk/lead/stopping.ts'
import { type FoundRun, listRuns } from '../../../src/tasks/runs/find-run.ts'
import { readTold } from '../../../src/tasks/runs/read-told.ts'
import { notes, pipedContext, type Running } from './pretend-work.ts'

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
export async function resume(running: Running & { home: string }, work = notes()) {
  const { context, exit, said } = await pipedContext(running)
  const { run, files, tally } = await openRun(running.home)
  const stopping = stopsWith(context.signal)
  const told = await readTold(files.plan)
  await goOn(
    context,
    { yes: true },
    { run, files, tally, acts: work, hub: await context.hub(), stopping, told },
  )
  return { ...(await said()), exit: exit(), work }
}

export const linesOf = (text: string) => text.trim().split('\n')
