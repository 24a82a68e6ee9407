import { type Command } from 'commander'
import { type BulkFlags, bulkFlags } from '../bulk/bulk-flags.ts'
import { runBulk } from '../bulk/run-bulk.ts'
import type { Context } from '../context.ts'
import { day } from '../flags.ts'
import { examples } from '../help.ts'
import { formatCop, translator } from '../i18n.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'

/** Students who leave after their enrolment was paid: who has, and the withdrawals of a file. */
export function addWithdrawals(program: Command, context: Context): void {
  const withdrawals = program.command('withdrawals')
  addList(withdrawals, context)
  addRecord(withdrawals, context)
}

interface WithdrawalFilter {
  readonly from?: string
  readonly to?: string
  readonly search?: string
}

function addList(withdrawals: Command, context: Context): void {
  const { locale } = context
  const t = translator('withdrawals', locale)
  const list = withdrawals
    .command('list')
    .description(t('list'))
    .option('--from <day>', t('from'), day)
    .option('--to <day>', t('to'), day)
    .option('--search <text>', t('search'))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula withdrawals list --from 2025-09-01',
        'matricula withdrawals list --search 10001 --json',
      ]),
    )
    .action(async ({ page, limit, all, ...filter }: WithdrawalFilter & PageFlags) => {
      const [{ printList }, { unwrapPage }] = await Promise.all([
        import('../listing/print-list.ts'),
        import('@matricula/hub/api/answers'),
      ])
      const { api } = await context.hub()
      await printList(context, {
        flags: { page, limit, ...(all === true && { all }) },
        emptyMessage: t('none'),
        fetchPage: (part) =>
          unwrapPage(api.GET('/api/withdrawals', { params: { query: { ...filter, ...part } } })),
        columns: [
          { title: t('columnStudent'), of: ({ student_code: code }) => code },
          { title: t('columnName'), of: ({ name }) => name, most: 20 },
          { title: t('columnDay'), of: (row) => row.day },
          { title: t('columnKept'), of: ({ kept }) => formatCop(locale, kept), align: 'right' },
          { title: t('columnReturned'), of: ({ returned }) => formatCop(locale, returned), align: 'right' },
          {
            title: t('columnRefund'),
            of: ({ refund }) => (refund === null ? '-' : t(`${refund.status}_${refund.way}`)),
          },
        ],
      })
    })
}

function addRecord(withdrawals: Command, context: Context): void {
  const { locale } = context
  const t = translator('withdrawals', locale)
  const record = withdrawals.command('record').description(t('recordAll'))
  bulkFlags(record, locale, 'file')
    .addHelpText(
      'after',
      examples(locale, [
        'matricula withdrawals record --file retiros.xlsx --dry-run',
        'matricula withdrawals record --file retiros.csv --yes',
      ]),
    )
    .action(async (flags: BulkFlags) => {
      const { withdrawalsJob } = await import('../bulk-jobs/withdrawals/withdrawals-job.ts')
      await runBulk(context, flags, { job: withdrawalsJob(locale) })
    })
}
