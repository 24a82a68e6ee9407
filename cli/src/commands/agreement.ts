import path from 'node:path'
import { type Command, Option } from 'commander'
import { runBulk } from '../bulk/run-bulk.ts'
import { type BulkFlags, bulkFlags } from '../bulk/bulk-flags.ts'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'
import { formatCop, translator } from '../i18n.ts'

/** Agreements with the bank: which wait, and the bank's file of those that were paid. */
export function addAgreement(program: Command, context: Context): void {
  const agreement = program.command('agreement')
  addImport(agreement, context)
  addList(agreement, context)
}

function addImport(agreement: Command, context: Context): void {
  const { locale } = context
  const t = translator('agreement', locale)
  const command = agreement.command('import').description(t('import')).argument('[file]', t('file'))
  bulkFlags(command, locale, 'file')
    .addHelpText(
      'after',
      examples(locale, [
        'matricula agreement import pagos.csv --dry-run',
        'matricula agreement import pagos.csv --yes',
      ]),
    )
    .action(async (given: string | undefined, flags: BulkFlags) => {
      const file = given ?? flags.file
      if (given !== undefined && flags.file !== undefined) {
        throw new UsageFault(t('twoFiles', { one: given, other: flags.file }))
      }
      if (file === undefined && flags.template !== true) {
        throw new UsageFault(t('noFile'), [t('noFileNext')])
      }
      const { agreementJob } = await import('../bulk-jobs/agreement/agreement-job.ts')
      const name = file === undefined || file === '-' ? 'stdin' : path.basename(file)
      const job = agreementJob({ name })
      await runBulk(context, { ...flags, ...(file !== undefined && { file }) }, { job })
    })
}

const states = ['waiting', 'paid', 'expired'] as const

interface ListFlags extends PageFlags {
  readonly state: (typeof states)[number]
  readonly search?: string
}

function addList(agreement: Command, context: Context): void {
  const { locale } = context
  const t = translator('agreement', locale)
  const list = agreement
    .command('list')
    .description(t('list'))
    .addOption(new Option('--state <state>', t('state')).choices(states).default('waiting'))
    .option('--search <text>', t('search'))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, ['matricula agreement list', 'matricula agreement list --state expired --all --json']),
    )
    .action(async ({ state, search, ...flags }: ListFlags) => {
      const [{ printList }, { unwrapPage }, { moment }] = await Promise.all([
        import('../listing/print-list.ts'),
        import('@matricula/hub/api/answers'),
        import('../output/cells.ts'),
      ])
      const { api } = await context.hub()
      const filter = { state, ...(search !== undefined && { search }) }
      await printList(context, {
        flags,
        emptyMessage: t('nothing'),
        fetchPage: (page) =>
          unwrapPage(api.GET('/api/payments/bank-agreement', { params: { query: { ...filter, ...page } } })),
        columns: [
          { title: t('columnStudent'), of: ({ student_code: code }) => code },
          { title: t('columnReference'), of: ({ reference }) => reference },
          { title: t('columnAmount'), of: ({ amount }) => formatCop(locale, amount), align: 'right' },
          { title: t('columnStarted'), of: ({ started_at: at }) => moment(at) },
          { title: t('columnExpires'), of: ({ expires_at: at }) => moment(at) },
        ],
      })
    })
}
