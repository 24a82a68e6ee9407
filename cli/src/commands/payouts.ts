import { payoutStatuses } from '@matricula/hub/api/lists'
import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { examples } from '../help.ts'
import { formatCop, translator } from '../i18n.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'

const statuses = ['differs', ...payoutStatuses] as const

interface PayoutFilter {
  readonly status?: (typeof statuses)[number]
  readonly search?: string
}

/** What providers settled to the school's bank account; what was seen of it at the bank is recorded in the office. */
export function addPayouts(program: Command, context: Context): void {
  const { locale } = context
  const t = translator('payouts', locale)
  const list = program
    .command('payouts')
    .command('list')
    .description(t('list'))
    .addOption(new Option('--status <status>', t('status')).choices(statuses))
    .option('--search <text>', t('search'))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula payouts list --status in-transit',
        'matricula payouts list --status differs --json',
      ]),
    )
    .action(async ({ page, limit, all, ...filter }: PayoutFilter & PageFlags) => {
      const [{ printList }, { unwrapPage }] = await Promise.all([
        import('../listing/print-list.ts'),
        import('@matricula/hub/api/answers'),
      ])
      const { api } = await context.hub()
      await printList(context, {
        flags: { page, limit, ...(all === true && { all }) },
        emptyMessage: t('none'),
        fetchPage: (part) =>
          unwrapPage(api.GET('/api/payouts', { params: { query: { ...filter, ...part } } })),
        columns: [
          { title: t('columnReference'), of: ({ reference }) => reference, most: 18 },
          { title: t('columnDay'), of: ({ day }) => day },
          { title: t('columnProvider'), of: ({ instance }) => instance, most: 10 },
          { title: t('columnNet'), of: ({ net }) => formatCop(locale, net), align: 'right' },
          {
            title: t('columnStatus'),
            of: ({ status, differs_since: since }) => t(since === null ? status : 'differs'),
          },
          { title: t('columnUnexplained'), of: ({ unexplained }) => String(unexplained), align: 'right' },
          { title: t('columnBank'), of: ({ bank_reference: ref }) => ref ?? '-', most: 14 },
        ],
      })
    })
}
