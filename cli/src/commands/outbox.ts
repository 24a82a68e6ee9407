import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { UsageFault } from '../faults.ts'
import { whole } from '../flags.ts'
import { examples } from '../help.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'
import { type DeliveryFilter, statuses, topics } from '../tasks/outbox/delivery-filter.ts'
import type { Retried } from '../tasks/outbox/retry-deliveries.ts'
import { texts as officeTexts } from '../texts/office.ts'
import { texts } from '../texts/outbox.ts'
import { speaker } from '../words.ts'

/** What leaves the application: which deliveries wait, try again or stay parked. */
export function addOutbox(program: Command, context: Context): void {
  const outbox = program.command('outbox')
  addList(outbox, context)
  addRetry(outbox, context)
  addPark(outbox, context)
}

function addList(outbox: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const list = outbox
    .command('list')
    .description(say('list'))
    .addOption(new Option('--status <status>', say('status')).choices(statuses))
    .addOption(new Option('--topic <topic>', say('topic')).choices(topics))
    .option('--search <text>', say('search'))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula outbox list --status parked',
        'matricula outbox list --topic accounting.order --all --json',
      ]),
    )
    .action(async ({ status, topic, search, ...flags }: DeliveryFilter & PageFlags) => {
      const [{ answerList }, { pageAnswered }, { toSeasonOf }, { moment }] = await Promise.all([
        import('../listing/answer-list.ts'),
        import('../hub/answered.ts'),
        import('../hub/season-time.ts'),
        import('../output/cells.ts'),
      ])
      const hub = await context.hub()
      const { api } = hub
      const toSeason = await toSeasonOf(context, hub)
      const office = speaker(officeTexts, locale)
      const filter = filterOf({ status, topic, search })
      await answerList(context, {
        flags,
        nothing: say('none'),
        ask: (page) => pageAnswered(api.GET('/api/outbox', { params: { query: { ...filter, ...page } } })),
        columns: [
          { title: say('columnId'), of: ({ id }) => String(id), align: 'right' },
          { title: say('columnTopic'), of: (row) => row.topic },
          { title: say('columnStatus'), of: (row) => office(`deliveries.state.${row.status}`) },
          { title: say('columnAttempts'), of: ({ attempts }) => String(attempts), align: 'right' },
          { title: say('columnDue'), of: ({ due_at }) => moment(toSeason(due_at)) },
          { title: say('columnFault'), of: ({ last_fault }) => last_fault ?? '', most: 26 },
        ],
      })
    })
}

type Given = { readonly [Name in keyof DeliveryFilter]: DeliveryFilter[Name] | undefined }

function filterOf({ status, topic, search }: Given): DeliveryFilter {
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
  const say = speaker(texts, locale)
  outbox
    .command('retry')
    .description(say('retry'))
    .argument('[id...]', say('id'), (written: string, before: readonly number[] | undefined) => [
      ...(before ?? []),
      deliveryId(written),
    ])
    .option('--all', say('all'))
    .addOption(new Option('--topic <topic>', say('topic')).choices(topics))
    .option('--search <text>', say('search'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula outbox retry 41 42',
        'matricula outbox retry --all --topic accounting.order',
      ]),
    )
    .action(async (given: readonly number[] | undefined, { all, topic, search }: RetryFlags) => {
      const ids = given ?? []
      checkWhich({ hasIds: ids.length > 0, all, hasFilter: (topic ?? search) !== undefined }, say)
      if (all === true) await retryAll(context, filterOf({ status: undefined, topic, search }))
      else await retryEach(context, [...new Set(ids)])
    })
}

async function retryAll(context: Context, filter: Omit<DeliveryFilter, 'status'>): Promise<void> {
  const { locale, out } = context
  const say = speaker(texts, locale)
  const { answered } = await import('../hub/answered.ts')
  const { api } = await context.hub()
  const row = await answered(api.POST('/api/outbox/retry', { body: filter }))
  out.answer(row, ({ retried }) => [
    retried === 0 ? say('nothingParked') : say('retriedAll', { n: String(retried) }),
  ])
}

async function retryEach(context: Context, ids: readonly number[]): Promise<void> {
  const { locale, out } = context
  const say = speaker(texts, locale)
  const { retryDeliveries } = await import('../tasks/outbox/retry-deliveries.ts')
  const ended: Retried[] = []
  for await (const one of retryDeliveries(await context.hub(), ids)) {
    ended.push(one)
    if (one.is === 'failed') out.talk(say('failed', { id: String(one.id), why: one.why }))
    else if (!out.isJson) out.tell(one, ({ id, topic }) => say('retried', { id: String(id), topic }))
  }
  const done = ended.filter(({ is }) => is === 'done').length
  if (done < ended.length) context.end(exits.someFailed)
  out.talk(say('sum', { done, n: ended.length }))
  out.answer(ended, () => [])
}

interface Which {
  readonly hasIds: boolean
  readonly hasFilter: boolean
  readonly all: boolean | undefined
}

function checkWhich(
  { hasIds, hasFilter, all = false }: Which,
  say: ReturnType<typeof speaker<keyof typeof texts.es>>,
): void {
  if (!hasIds && !all) throw new UsageFault(say('which'), [say('whichNext')])
  if (hasIds && all) throw new UsageFault(say('both'), [say('whichNext')])
  if (hasFilter && !all) throw new UsageFault(say('filterAlone'), [say('whichNext')])
}

function addPark(outbox: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  outbox
    .command('park')
    .description(say('park'))
    .argument('<id>', say('id'), deliveryId)
    .addHelpText('after', examples(locale, ['matricula outbox park 41']))
    .action(async (id: number) => {
      const { answered } = await import('../hub/answered.ts')
      const { api } = await context.hub()
      const row = await answered(api.POST('/api/outbox/{id}/park', { params: { path: { id } } }))
      out.answer(row, ({ topic }) => [say('parkedDone', { id: String(id), topic })])
    })
}
