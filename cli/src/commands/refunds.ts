import { refundStatuses, refundWays } from '@matricula/hub/api/lists'
import { type Command, Option } from 'commander'
import { type BulkFlags, bulkFlags } from '../bulk/bulk-flags.ts'
import { runBulk } from '../bulk/run-bulk.ts'
import type { Context } from '../context.ts'
import { examples } from '../help.ts'
import { formatCop, translator } from '../i18n.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'

/** What goes back of orders' payments: which wait, and the transfers that were made. */
export function addRefunds(program: Command, context: Context): void {
  const refunds = program.command('refunds')
  addList(refunds, context)
  addTransfer(refunds, context)
}

interface RefundFilter {
  readonly status?: (typeof refundStatuses)[number]
  readonly way?: (typeof refundWays)[number]
  readonly search?: string
}

function addList(refunds: Command, context: Context): void {
  const { locale } = context
  const t = translator('refunds', locale)
  const list = refunds
    .command('list')
    .description(t('list'))
    .addOption(new Option('--status <status>', t('status')).choices(refundStatuses))
    .addOption(new Option('--way <way>', t('way')).choices(refundWays))
    .option('--search <text>', t('search'))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula refunds list --status sent --way bank',
        'matricula refunds list --search 10001 --json',
      ]),
    )
    .action(async ({ page, limit, all, ...filter }: RefundFilter & PageFlags) => {
      const [{ printList }, { unwrapPage }] = await Promise.all([
        import('../listing/print-list.ts'),
        import('@matricula/hub/api/answers'),
      ])
      const { api } = await context.hub()
      await printList(context, {
        flags: { page, limit, ...(all === true && { all }) },
        emptyMessage: t('none'),
        fetchPage: (part) =>
          unwrapPage(api.GET('/api/refunds', { params: { query: { ...filter, ...part } } })),
        columns: [
          { title: t('columnId'), of: ({ id }) => id },
          { title: t('columnStudent'), of: ({ student }) => student },
          { title: t('columnAmount'), of: ({ amount }) => formatCop(locale, amount), align: 'right' },
          { title: t('columnStatus'), of: ({ status, way }) => t(`${status}_${way}`) },
          { title: t('columnReference'), of: ({ reference }) => reference ?? '-', most: 18 },
        ],
      })
    })
}

function addTransfer(refunds: Command, context: Context): void {
  const { locale } = context
  const t = translator('refunds', locale)
  const transfer = refunds.command('transfer').description(t('transfer'))
  bulkFlags(transfer, locale, 'file')
    .addHelpText(
      'after',
      examples(locale, [
        'matricula refunds transfer --file transferencias.xlsx --dry-run',
        'matricula refunds transfer --file transferencias.csv --yes',
      ]),
    )
    .action(async (flags: BulkFlags) => {
      const { transfersJob } = await import('../bulk-jobs/refunds/transfers-job.ts')
      await runBulk(context, flags, { job: transfersJob(locale) })
    })
}
