import type { Command } from 'commander'
import { type BulkFlags, bulkFlags, runBulk } from '../bulk/run-bulk.ts'
import type { Context } from '../context.ts'
import { examples } from '../help.ts'
import { texts } from '../texts/orders.ts'
import { speaker } from '../words.ts'

/** Sales orders of the administration. */
export function addOrders(program: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const orders = program.command('orders')
  const send = orders
    .command('send')
    .description(say('command'))
    .option('--services <services>', say('services'))
  bulkFlags(send, locale)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula orders send --file ordenes.csv --dry-run',
        'matricula orders send --student 10001,10002 --services registration,tuition --yes',
      ]),
    )
    .action(async ({ services, ...flags }: BulkFlags & { services?: string }) => {
      const { ordersWork } = await import('../works/orders/orders-work.ts')
      const defaults = services === undefined ? {} : { services }
      await runBulk(context, flags, { work: ordersWork(locale), defaults })
    })
}
