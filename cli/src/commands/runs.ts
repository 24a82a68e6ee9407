import type { Command } from 'commander'
import { applyFlags, type ApplyFlags } from '../bulk/bulk-flags.ts'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import { placesOf } from '../profiles/places.ts'
import { translator } from '../i18n.ts'

/** Bulk jobs planned or begun on this machine: list and show runs, resume them, retry what failed, forget them. */
export function addRuns(program: Command, context: Context): void {
  const runs = program.command('runs')
  addList(runs, context)
  addShow(runs, context)
  addResume(runs, context)
  addRetry(runs, context)
  addForget(runs, context)
}

function addList(runs: Command, { environment, locale, out }: Context): void {
  const t = translator('runs', locale)
  runs
    .command('list')
    .description(t('list'))
    .addHelpText('after', examples(locale, ['matricula runs list', 'matricula runs list --json']))
    .action(async () => {
      const [{ listRuns }, { runRows, runTable }] = await Promise.all([
        import('../tasks/runs/find-run.ts'),
        import('../views/run-lines.ts'),
      ])
      const rows = runRows(await listRuns(placesOf(environment).runs))
      if (rows.length === 0) out.info(t('none'))
      out.printResult(rows, () => runTable(rows, t))
    })
}

function addShow(runs: Command, context: Context): void {
  const { environment, locale, out } = context
  const t = translator('runs', locale)
  runs
    .command('show')
    .description(t('show'))
    .argument('<run>', t('runName'))
    .addHelpText('after', examples(locale, ['matricula runs show 4f2a', 'matricula runs show 4f2a --json']))
    .action(async (asked: string) => {
      const [{ findRun }, { readPlanSummary }, { runAnswer, runLines }] = await Promise.all([
        import('../tasks/runs/find-run.ts'),
        import('../tasks/runs/read-plan-summary.ts'),
        import('../views/run-lines.ts'),
      ])
      const found = await findRun(placesOf(environment).runs, asked, locale)
      const plan = await readPlanSummary(found.files.plan)
      out.printResult(runAnswer(found, plan), (answer) => runLines(answer, { found, plan, locale }))
    })
}

function addResume(runs: Command, context: Context): void {
  const { environment, locale, out } = context
  const t = translator('runs', locale)
  const resume = runs
    .command('resume')
    .description(t('resume'))
    .argument('[run]', t('runName'))
    .addHelpText('after', examples(locale, ['matricula runs resume', 'matricula runs resume 4f2a --yes']))
  applyFlags(resume, locale).action(async (asked: string | undefined, flags: ApplyFlags) => {
    const [{ findInterruptedRun, findRun, leftOf }, { resumeRun }] = await Promise.all([
      import('../tasks/runs/find-run.ts'),
      import('../bulk/runner/resume-run.ts'),
    ])
    const folder = placesOf(environment).runs
    const found =
      asked === undefined ? await findInterruptedRun(folder, locale) : await findRun(folder, asked, locale)
    if (asked === undefined) out.info(t('goesOn', { id: found.run.id, n: leftOf(found) }))
    await resumeRun(context, flags, found)
  })
}

function addRetry(runs: Command, context: Context): void {
  const { environment, locale } = context
  const t = translator('runs', locale)
  const retry = runs
    .command('retry')
    .description(t('retry'))
    .argument('<run>', t('runName'))
    .addHelpText('after', examples(locale, ['matricula runs retry 4f2a', 'matricula runs retry 4f2a --yes']))
  applyFlags(retry, locale).action(async (asked: string, flags: ApplyFlags) => {
    const [{ findRun }, { retryRun }] = await Promise.all([
      import('../tasks/runs/find-run.ts'),
      import('../bulk/runner/retry-run.ts'),
    ])
    await retryRun(context, flags, await findRun(placesOf(environment).runs, asked, locale))
  })
}

function addForget(runs: Command, { environment, locale, out }: Context): void {
  const t = translator('runs', locale)
  runs
    .command('forget')
    .description(t('forget'))
    .argument('<run>', t('runName'))
    .option('--force', t('forgetForce'))
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
        throw new UsageFault(t('unfinished', { id, n: left }), [t('unfinishedNext', { id })])
      }
      if (!(await forgetRun(found))) throw new UsageFault(t('isRunning', { id }))
      out.printResult({ run: id }, () => [t('forgotten', { id })])
    })
}
