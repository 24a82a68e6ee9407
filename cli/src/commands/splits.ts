import { splitStatuses } from '@matricula/hub/api/lists'
import { type Command, Option } from 'commander'
import { type BulkFlags, bulkFlags } from '../bulk/bulk-flags.ts'
import { runBulk } from '../bulk/run-bulk.ts'
import type { Context } from '../context.ts'
import { studentCode } from '../flags.ts'
import { examples } from '../help.ts'
import { formatCop, translator } from '../i18n.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'

/** Enrolments that several people pay: which are, one of them, and those of a file. */
export function addSplits(program: Command, context: Context): void {
  const splits = program.command('splits')
  addList(splits, context)
  addShow(splits, context)
  addMake(splits, context)
  addUndo(splits, context)
}

interface SplitFilter {
  readonly status?: (typeof splitStatuses)[number]
  readonly search?: string
}

function addList(splits: Command, context: Context): void {
  const { locale } = context
  const t = translator('splits', locale)
  const list = splits
    .command('list')
    .description(t('list'))
    .addOption(new Option('--status <status>', t('status')).choices(splitStatuses))
    .option('--search <text>', t('search'))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula splits list --status standing',
        'matricula splits list --search 10001 --json',
      ]),
    )
    .action(async ({ page, limit, all, ...filter }: SplitFilter & PageFlags) => {
      const [{ printList }, { unwrapPage }] = await Promise.all([
        import('../listing/print-list.ts'),
        import('@matricula/hub/api/answers'),
      ])
      const { api } = await context.hub()
      await printList(context, {
        flags: { page, limit, ...(all === true && { all }) },
        emptyMessage: t('none'),
        fetchPage: (part) =>
          unwrapPage(api.GET('/api/splits', { params: { query: { ...filter, ...part } } })),
        columns: [
          { title: t('columnStudent'), of: ({ student_code: code }) => code },
          { title: t('columnName'), of: ({ name }) => name, most: 20 },
          { title: t('columnStatus'), of: ({ status }) => t(`status_${status}`) },
          { title: t('columnParts'), of: (row) => `${row.paid_parts}/${row.parts}`, align: 'right' },
          { title: t('columnPaidSum'), of: ({ paid }) => formatCop(locale, paid), align: 'right' },
          { title: t('columnTotal'), of: ({ total }) => formatCop(locale, total), align: 'right' },
          { title: t('columnUntil'), of: ({ until }) => until },
        ],
      })
    })
}

function addShow(splits: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('splits', locale)
  splits
    .command('show')
    .description(t('show'))
    .argument('<student>', t('student'), studentCode)
    .addHelpText('after', examples(locale, ['matricula splits show 10001']))
    .action(async (student: string) => {
      const [{ unwrap }, { splitLines }] = await Promise.all([
        import('@matricula/hub/api/answers'),
        import('../views/split-lines.ts'),
      ])
      const { api } = await context.hub()
      const params = { path: { student } }
      const answer = await unwrap(api.GET('/api/enrollment/splits/{student}', { params }))
      out.printResult(answer, ({ split }) =>
        split === null ? [t('notSplit', { student })] : splitLines(split, locale),
      )
    })
}

function addMake(splits: Command, context: Context): void {
  const { locale } = context
  const make = splits.command('make').description(translator('splits', locale)('makeAll'))
  bulkFlags(make, locale, 'file')
    .addHelpText(
      'after',
      examples(locale, [
        'matricula splits make --file partes.xlsx --dry-run',
        'matricula splits make --file partes.csv --yes',
      ]),
    )
    .action(async (flags: BulkFlags) => {
      const { splitsJob } = await import('../bulk-jobs/splits/splits-job.ts')
      await runBulk(context, flags, { job: splitsJob(locale) })
    })
}

function addUndo(splits: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('splits', locale)
  splits
    .command('undo')
    .description(t('undo'))
    .argument('<student>', t('student'), studentCode)
    .addHelpText('after', examples(locale, ['matricula splits undo 10001']))
    .action(async (student: string) => {
      const { unwrap } = await import('@matricula/hub/api/answers')
      const { api } = await context.hub()
      const params = { path: { student } }
      const answer = await unwrap(api.DELETE('/api/enrollment/splits/{student}', { params }))
      out.printResult(answer, () => [t('undone', { student })])
    })
}
