import type { Command } from 'commander'
import { actFlags, type ActFlags } from '../bulk/run-bulk.ts'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import { placesOf } from '../profiles/places.ts'
import { texts } from '../texts/runs.ts'
import { speaker } from '../words.ts'

/** Bulk work that was planned or begun on this machine: look at it, go on with it, repeat what failed, forget it. */
export function addRuns(program: Command, context: Context): void {
  const runs = program.command('runs')
  addList(runs, context)
  addShow(runs, context)
  addResume(runs, context)
  addRetry(runs, context)
  addForget(runs, context)
}

function addList(runs: Command, { environment, locale, out }: Context): void {
  const say = speaker(texts, locale)
  runs
    .command('list')
    .description(say('list'))
    .addHelpText('after', examples(locale, ['matricula runs list', 'matricula runs list --json']))
    .action(async () => {
      const [{ listRuns }, { runRows, runTable }] = await Promise.all([
        import('../tasks/runs/find-run.ts'),
        import('../views/run-lines.ts'),
      ])
      const rows = runRows(await listRuns(placesOf(environment).runs))
      if (rows.length === 0) out.talk(say('none'))
      out.answer(rows, () => runTable(rows, say))
    })
}

function addShow(runs: Command, context: Context): void {
  const { environment, locale, out } = context
  const say = speaker(texts, locale)
  runs
    .command('show')
    .description(say('show'))
    .argument('<run>', say('runName'))
    .addHelpText('after', examples(locale, ['matricula runs show 4f2a', 'matricula runs show 4f2a --json']))
    .action(async (asked: string) => {
      const [{ findRun }, { readTold }, { runAnswer, runLines }] = await Promise.all([
        import('../tasks/runs/find-run.ts'),
        import('../tasks/runs/read-told.ts'),
        import('../views/run-lines.ts'),
      ])
      const found = await findRun(placesOf(environment).runs, asked, locale)
      const told = await readTold(found.files.plan)
      out.answer(runAnswer(found, told), (answer) => runLines(answer, { found, told, locale }))
    })
}

function addResume(runs: Command, context: Context): void {
  const { environment, locale, out } = context
  const say = speaker(texts, locale)
  const resume = runs
    .command('resume')
    .description(say('resume'))
    .argument('[run]', say('runName'))
    .addHelpText('after', examples(locale, ['matricula runs resume', 'matricula runs resume 4f2a --yes']))
  actFlags(resume, locale).action(async (asked: string | undefined, flags: ActFlags) => {
    const [{ findInterruptedRun, findRun, leftOf }, { resumeRun }] = await Promise.all([
      import('../tasks/runs/find-run.ts'),
      import('../bulk/lead/resume-run.ts'),
    ])
    const folder = placesOf(environment).runs
    const found =
      asked === undefined ? await findInterruptedRun(folder, locale) : await findRun(folder, asked, locale)
    if (asked === undefined) out.talk(say('goesOn', { id: found.run.id, n: leftOf(found) }))
    await resumeRun(context, flags, found)
  })
}

function addRetry(runs: Command, context: Context): void {
  const { environment, locale } = context
  const say = speaker(texts, locale)
  const retry = runs
    .command('retry')
    .description(say('retry'))
    .argument('<run>', say('runName'))
    .addHelpText('after', examples(locale, ['matricula runs retry 4f2a', 'matricula runs retry 4f2a --yes']))
  actFlags(retry, locale).action(async (asked: string, flags: ActFlags) => {
    const [{ findRun }, { retryRun }] = await Promise.all([
      import('../tasks/runs/find-run.ts'),
      import('../bulk/lead/retry-run.ts'),
    ])
    await retryRun(context, flags, await findRun(placesOf(environment).runs, asked, locale))
  })
}

function addForget(runs: Command, { environment, locale, out }: Context): void {
  const say = speaker(texts, locale)
  runs
    .command('forget')
    .description(say('forget'))
    .argument('<run>', say('runName'))
    .option('--force', say('forgetForce'))
    .addHelpText(
      'after',
      examples(locale, ['matricula runs forget 4f2a', 'matricula runs forget 4f2a --force']),
    )
    .action(async (asked: string, flags: { force?: boolean }) => {
      const [{ findRun, leftOf }, { forgetRun }] = await Promise.all([
        import('../tasks/runs/find-run.ts'),
        import('../tasks/runs/forget-run.ts'),
      ])
      const found = await findRun(placesOf(environment).runs, asked, locale)
      const { id, state } = found.run
      const isOpen = state === 'planned' || state === 'acting'
      const left = leftOf(found)
      if (flags.force !== true && isOpen && left > 0) {
        throw new UsageFault(say('unfinished', { id, n: left }), [say('unfinishedNext', { id })])
      }
      if (!(await forgetRun(found))) throw new UsageFault(say('isRunning', { id }))
      out.answer({ run: id }, () => [say('forgotten', { id })])
    })
}
