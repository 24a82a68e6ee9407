import path from 'node:path'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { HubRefusal, HubUnreachable, UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import type { CheckedFile } from '../tasks/season/check-season.ts'
import { translator } from '../i18n.ts'

const usualFolder = 'config/seasons'

/** The school year's file: what runs, what is wrong with one, and the next one. */
export function addSeason(program: Command, context: Context): void {
  const season = program.command('season')
  addList(season, context)
  addCheck(season, context)
  addCopy(season, context)
}

function addList(season: Command, context: Context): void {
  const { locale, out } = context
  season
    .command('list')
    .description(translator('season', locale)('list'))
    .addHelpText('after', examples(locale, ['matricula season list', 'matricula season list --json']))
    .action(async () => {
      const [{ unwrap }, { seasonLines }] = await Promise.all([
        import('@matricula/hub/api/answers'),
        import('../views/season-lines.ts'),
      ])
      const seasons = await unwrap((await context.hub()).api.GET('/api/seasons'))
      out.printResult(seasons, () => seasonLines(seasons, locale))
    })
}

interface DirFlags {
  readonly dir: string
}

function addCheck(season: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('season', locale)
  season
    .command('check')
    .description(t('check'))
    .argument('[file]', t('checkFile'))
    .option('--dir <folder>', t('dir'), usualFolder)
    .addHelpText(
      'after',
      examples(locale, ['matricula season check', 'matricula season check config/seasons/2026-2027.yaml']),
    )
    .action(async (file: string | undefined, { dir }: DirFlags) => {
      const { checkedLines } = await import('../views/season-lines.ts')
      const checked: CheckedFile[] = []
      for (const one of file === undefined ? await filesIn(dir, context) : [file]) {
        checked.push(await checkOne(one, context))
      }
      out.printResult(checked, () => checkedLines(checked, locale))
      if (checked.some(({ problems }) => problems.length > 0)) context.setExitCode(exits.someFailed)
    })
}

async function filesIn(folder: string, { locale }: Context): Promise<readonly string[]> {
  const { seasonsIn } = await import('../tasks/season/season-files.ts')
  const t = translator('season', locale)
  const files = await seasonsIn(folder)
  if (files.length === 0) throw new UsageFault(t('noFiles', { folder }), [t('noFilesNext')])
  return files.map((file) => path.join(folder, file))
}

async function checkOne(file: string, context: Context): Promise<CheckedFile> {
  const [{ readSeasonFile }, { checkSeason }] = await Promise.all([
    import('../tasks/season/season-files.ts'),
    import('../tasks/season/check-season.ts'),
  ])
  const read = await readSeasonFile(file, context.terminal.stdin, context.locale)
  return checkSeason(await context.hub(), read)
}

function addCopy(season: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('season', locale)
  season
    .command('copy')
    .description(t('copy'))
    .argument('<from>', t('from'))
    .argument('<to>', t('to'))
    .option('--dir <folder>', t('dir'), usualFolder)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula season copy 2025-2026 2026-2027',
        'matricula season copy 2025-2026 2026-2027 --json',
      ]),
    )
    .action(async (from: string, to: string, { dir }: DirFlags) => {
      const [{ copySeason }, { checkedLines, copiedLines }] = await Promise.all([
        import('../tasks/season/copy-season.ts'),
        import('../views/season-lines.ts'),
      ])
      const copied = await copySeason({ from, to, folder: dir, locale })
      const { file, changed, revise } = copied
      const check = await checkIfExists(file, context)
      out.printResult({ from, to, file, changed, revise, check }, () => [
        ...copiedLines(copied, locale),
        ...(check === null ? [] : ['', ...checkedLines([check], locale)]),
      ])
      for (const { line, after, isShortened } of changed) {
        if (isShortened) out.info(t('shortened', { year: after.slice(0, 4), line: String(line) }))
      }
      out.info(t('copiedNext'))
      if (check !== null && check.problems.length > 0) context.setExitCode(exits.someFailed)
    })
}

/** The copy is made, whether a hub can look at it or not. */
async function checkIfExists(file: string, context: Context): Promise<CheckedFile | null> {
  try {
    return await checkOne(file, context)
  } catch (error) {
    if (!(error instanceof HubUnreachable || error instanceof HubRefusal)) throw error
    const t = translator('season', context.locale)
    context.out.info(t('notChecked', { message: error.message }), t('notCheckedNext', { file }))
    return null
  }
}
