import type { components } from '@matricula/hub/api'
import { disputeStatuses } from '@matricula/hub/api/lists'
import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { examples } from '../help.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'
import { formatCop, translator } from '../i18n.ts'

type Dispute = components['schemas']['Dispute']

const statuses = ['open', ...disputeStatuses] as const

interface DisputeFilter {
  readonly status?: (typeof statuses)[number]
  readonly search?: string
}

/** Contested payments, those to be answered first; what becomes of them is recorded in the office. */
export function addDisputes(payments: Command, context: Context): void {
  const { locale } = context
  const t = translator('payments', locale)
  const disputes = payments
    .command('disputes')
    .description(t('disputes'))
    .addOption(new Option('--status <status>', t('disputeStatus')).choices(statuses).default('open'))
    .option('--search <text>', t('search'))
  withPages(disputes, locale)
    .addHelpText(
      'after',
      examples(locale, ['matricula payments disputes', 'matricula payments disputes --status lost --json']),
    )
    .action(async ({ page, limit, all, ...filter }: DisputeFilter & PageFlags) => {
      const [{ printList }, { unwrapPage }] = await Promise.all([
        import('../listing/print-list.ts'),
        import('@matricula/hub/api/answers'),
      ])
      const { api } = await context.hub()
      await printList(context, {
        flags: { page, limit, ...(all === true && { all }) },
        emptyMessage: t('noDisputes'),
        fetchPage: (part) =>
          unwrapPage(api.GET('/api/disputes', { params: { query: { ...filter, ...part } } })),
        columns: [
          { title: t('columnCase'), of: (row) => row.case_reference, most: 22 },
          { title: t('columnStatus'), of: (row) => t(`dispute_${row.overdue ? 'overdue' : row.status}`) },
          { title: t('columnAnswerBy'), of: (row) => row.answer_by },
          { title: t('columnAmount'), of: ({ amount }) => formatCop(locale, amount), align: 'right' },
          { title: t('columnFamily'), of: familyIn, most: 24 },
          { title: t('columnReference'), of: ({ reference }) => reference, most: 22 },
        ],
      })
    })
}

function familyIn({ parts }: Dispute): string {
  return parts.map(({ student, name }) => `${student} ${name}`.trim()).join(', ') || '-'
}
