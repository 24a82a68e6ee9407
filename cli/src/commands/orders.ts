import type { Command } from 'commander'
import { runBulk } from '../bulk/run-bulk.ts'
import { type BulkFlags, bulkFlags } from '../bulk/bulk-flags.ts'
import type { Context } from '../context.ts'
import { examples } from '../help.ts'
import { translator } from '../i18n.ts'

/** Sales orders of the administration. */
export function addOrders(program: Command, context: Context): void {
  const { locale } = context
  const t = translator('orders', locale)
  const orders = program.command('orders')
  const send = orders.command('send').description(t('command')).option('--services <services>', t('services'))
  bulkFlags(send, locale)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula orders send --file ordenes.csv --dry-run',
        'matricula orders send --student 10001,10002 --services registration,tuition --yes',
      ]),
    )
    .action(async ({ services, ...flags }: BulkFlags & { services?: string }) => {
      const { ordersJob } = await import('../bulk-jobs/orders/orders-job.ts')
      const defaults = services === undefined ? {} : { services }
      await runBulk(context, flags, { job: ordersJob(locale), defaults })
    })
}
