import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { UsageFault } from '../faults.ts'
import { whole } from '../flags.ts'
import { examples } from '../help.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'
import type { RetryResult } from '../tasks/outbox/retry-deliveries.ts'
import { deliveryStatuses, deliveryTopics } from '@matricula/hub/api/lists'
import { type Translate, translator } from '../i18n.ts'

/** What leaves the application: which deliveries wait, try again or stay on hold. */
export function addOutbox(program: Command, context: Context): void {
  const outbox = program.command('outbox')
  addList(outbox, context)
  addRetry(outbox, context)
  addHold(outbox, context)
}

function addList(outbox: Command, context: Context): void {
  const { locale } = context
  const t = translator('outbox', locale)
  const list = outbox
    .command('list')
    .description(t('list'))
    .addOption(new Option('--status <status>', t('status')).choices(deliveryStatuses))
    .addOption(new Option('--topic <topic>', t('topic')).choices(deliveryTopics))
    .option('--search <text>', t('search'))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula outbox list --status on_hold',
        'matricula outbox list --topic accounting.order --all --json',
      ]),
    )
    .action(async ({ status, topic, search, ...flags }: DeliveryFilter & PageFlags) => {
      const [{ printList }, { unwrapPage }, { readSeasonTime }, { moment }] = await Promise.all([
        import('../listing/print-list.ts'),
        import('@matricula/hub/api/answers'),
        import('../hub/season-time.ts'),
        import('../output/cells.ts'),
      ])
      const hub = await context.hub()
      const { api } = hub
      const toSeasonTime = await readSeasonTime(context, hub)
      const office = translator('office', locale)
      const filter = filterOf({ status, topic, search })
      await printList(context, {
        flags,
        emptyMessage: t('none'),
        fetchPage: (page) =>
          unwrapPage(api.GET('/api/outbox', { params: { query: { ...filter, ...page } } })),
        columns: [
          { title: t('columnId'), of: ({ id }) => String(id), align: 'right' },
          { title: t('columnTopic'), of: (row) => row.topic },
          { title: t('columnStatus'), of: (row) => office(`deliveries.state.${row.status}`) },
          { title: t('columnAttempts'), of: ({ attempts }) => String(attempts), align: 'right' },
          { title: t('columnDue'), of: ({ due_at }) => moment(toSeasonTime(due_at)) },
          { title: t('columnFault'), of: ({ last_fault }) => last_fault ?? '', most: 26 },
        ],
      })
    })
}

type FilterFlags = { readonly [Name in keyof DeliveryFilter]: DeliveryFilter[Name] | undefined }

function filterOf({ status, topic, search }: FilterFlags): DeliveryFilter {
  return {
    ...(status !== undefined && { status }),
    ...(topic !== undefined && { topic }),
    ...(search !== undefined && { search }),
  }
}

interface RetryFlags extends Omit<DeliveryFilter, 'status'> {
  readonly all?: boolean
}

const deliveryId = whole({ least: 1, most: 2_147_483_647 })

function addRetry(outbox: Command, context: Context): void {
  const { locale } = context
  const t = translator('outbox', locale)
  outbox
    .command('retry')
    .description(t('retry'))
    .argument('[id...]', t('id'), (written: string, before: readonly number[] | undefined) => [
      ...(before ?? []),
      deliveryId(written),
    ])
    .option('--all', t('all'))
    .addOption(new Option('--topic <topic>', t('topic')).choices(deliveryTopics))
    .option('--search <text>', t('search'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula outbox retry 41 42',
        'matricula outbox retry --all --topic accounting.order',
      ]),
    )
    .action(async (given: readonly number[] | undefined, { all, topic, search }: RetryFlags) => {
      const ids = given ?? []
      checkSelection({ hasIds: ids.length > 0, all, hasFilter: (topic ?? search) !== undefined }, t)
      if (all === true) await retryAll(context, filterOf({ status: undefined, topic, search }))
      else await retryEach(context, [...new Set(ids)])
    })
}

async function retryAll(context: Context, filter: Omit<DeliveryFilter, 'status'>): Promise<void> {
  const { locale, out } = context
  const t = translator('outbox', locale)
  const { unwrap } = await import('@matricula/hub/api/answers')
  const { api } = await context.hub()
  const row = await unwrap(api.POST('/api/outbox/retry', { body: filter }))
  out.printResult(row, ({ retried }) => [
    retried === 0 ? t('nothingOnHold') : t('retriedAll', { n: String(retried) }),
  ])
}

async function retryEach(context: Context, ids: readonly number[]): Promise<void> {
  const { locale, out } = context
  const t = translator('outbox', locale)
  const { retryDeliveries } = await import('../tasks/outbox/retry-deliveries.ts')
  const results: RetryResult[] = []
  for await (const one of retryDeliveries(await context.hub(), ids)) {
    results.push(one)
    if (one.is === 'failed') out.info(t('failed', { id: String(one.id), why: one.why }))
    else if (!out.isJson) out.printRecord(one, ({ id, topic }) => t('retried', { id: String(id), topic }))
  }
  const done = results.filter(({ is }) => is === 'done').length
  if (done < results.length) context.setExitCode(exits.someFailed)
  out.info(t('sum', { done, n: results.length }))
  out.printResult(results, () => [])
}

interface RetrySelection {
  readonly hasIds: boolean
  readonly hasFilter: boolean
  readonly all: boolean | undefined
}

function checkSelection({ hasIds, hasFilter, all = false }: RetrySelection, t: Translate<'outbox'>): void {
  if (!hasIds && !all) throw new UsageFault(t('which'), [t('whichNext')])
  if (hasIds && all) throw new UsageFault(t('both'), [t('whichNext')])
  if (hasFilter && !all) throw new UsageFault(t('filterAlone'), [t('whichNext')])
}

function addHold(outbox: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('outbox', locale)
  outbox
    .command('hold')
    .description(t('hold'))
    .argument('<id>', t('id'), deliveryId)
    .addHelpText('after', examples(locale, ['matricula outbox hold 41']))
    .action(async (id: number) => {
      const { unwrap } = await import('@matricula/hub/api/answers')
      const { api } = await context.hub()
      const row = await unwrap(api.POST('/api/outbox/{id}/hold', { params: { path: { id } } }))
      out.printResult(row, ({ topic }) => [t('holdDone', { id: String(id), topic })])
    })
}

interface DeliveryFilter {
  readonly status?: (typeof deliveryStatuses)[number]
  readonly topic?: (typeof deliveryTopics)[number]
  readonly search?: string
}
