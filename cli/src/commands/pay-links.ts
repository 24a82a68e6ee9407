import type { components } from '@matricula/hub/api'
import type { Command } from 'commander'
import { type BulkFlags, bulkFlags } from '../bulk/bulk-flags.ts'
import { runBulk } from '../bulk/run-bulk.ts'
import type { Context } from '../context.ts'
import { studentCode, uuid } from '../flags.ts'
import { examples } from '../help.ts'
import { formatCop, translator } from '../i18n.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'

/** Links by which somebody else pays: a student's, those of a file, and withdrawing one. */
export function addPayLinks(program: Command, context: Context): void {
  const links = program.command('pay-links')
  addList(links, context)
  addSend(links, context)
  addWithdraw(links, context)
}

function addList(links: Command, context: Context): void {
  const { locale } = context
  const t = translator('pay-links', locale)
  const list = links.command('list').description(t('list')).argument('<student>', t('student'), studentCode)
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, ['matricula pay-links list 10001', 'matricula pay-links list 10001 --json']),
    )
    .action(async (code: string, { page, limit, all }: PageFlags) => {
      const [{ printList }, { unwrapPage }] = await Promise.all([
        import('../listing/print-list.ts'),
        import('@matricula/hub/api/answers'),
      ])
      const { api } = await context.hub()
      await printList<components['schemas']['SentPayLink']>(context, {
        flags: { page, limit, ...(all === true && { all }) },
        emptyMessage: t('none'),
        fetchPage: (part) =>
          unwrapPage(api.GET('/api/pay-links', { params: { query: { student: code, ...part } } })),
        columns: [
          { title: t('columnId'), of: ({ id }) => id },
          { title: t('columnKind'), of: ({ kind }) => t(`kind_${kind}`) },
          { title: t('columnState'), of: ({ state }) => t(`state_${state}`) },
          { title: t('columnExpires'), of: ({ expiresAt }) => expiresAt.slice(0, 10) },
          {
            title: t('columnPaid'),
            of: ({ paid }) => (paid === null ? '-' : formatCop(locale, paid.amount)),
            align: 'right',
          },
        ],
      })
    })
}

function addSend(links: Command, context: Context): void {
  const { locale } = context
  const t = translator('pay-links', locale)
  const send = links.command('send').description(t('send'))
  bulkFlags(send, locale, 'file')
    .addHelpText(
      'after',
      examples(locale, [
        'matricula pay-links send --file morosos.csv --dry-run',
        'matricula pay-links send --file morosos.xlsx --yes --result enlaces.csv',
      ]),
    )
    .action(async (flags: BulkFlags) => {
      const { linksJob } = await import('../bulk-jobs/pay-links/links-job.ts')
      await runBulk(context, flags, { job: linksJob(locale) })
    })
}

function addWithdraw(links: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('pay-links', locale)
  links
    .command('withdraw')
    .description(t('withdraw'))
    .argument('<id>', t('id'), uuid)
    .addHelpText(
      'after',
      examples(locale, ['matricula pay-links withdraw 0b0c8a52-2f0e-4d1f-9a3a-6f1f0c9d7e11']),
    )
    .action(async (id: string) => {
      const { unwrap } = await import('@matricula/hub/api/answers')
      const { api } = await context.hub()
      const link = await unwrap(api.POST('/api/pay-links/{id}/withdraw', { params: { path: { id } } }))
      out.printResult(link, ({ state }) => [t(`state_${state}`)])
    })
}
