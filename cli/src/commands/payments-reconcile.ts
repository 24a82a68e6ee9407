import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { UsageFault } from '../faults.ts'
import { day, uuid } from '../flags.ts'
import { examples } from '../help.ts'
import { mustNotBeReversed } from '../listing/day-range.ts'
import { texts } from '../texts/payments.ts'
import { speaker } from '../words.ts'

interface Flags {
  readonly day?: string
  readonly from?: string
  readonly to?: string
  readonly accept?: readonly string[]
  readonly reason?: string
  readonly undo?: string
  readonly pending?: boolean
}

/** The three-way comparison, and what a person says about its rows. */
export function addReconcile(payments: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  payments
    .command('reconcile')
    .description(say('reconcile'))
    .option('--from <day>', say('from'), day)
    .option('--to <day>', say('to'), day)
    .addOption(new Option('--day <day>', say('day')).argParser(day).conflicts(['from', 'to']))
    .option('--accept <row...>', say('accept'))
    .option('--reason <text>', say('matchReason'))
    .addOption(
      new Option('--undo <match>', say('undo')).argParser(uuid).conflicts(['day', 'from', 'to', 'accept']),
    )
    .addOption(new Option('--pending', say('pending')).conflicts(['day', 'from', 'to', 'accept', 'undo']))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula payments reconcile --from 2025-06-01 --to 2025-06-19',
        'matricula payments reconcile --day 2025-06-19',
        'matricula payments reconcile --day 2025-06-19 --accept card:SP-101 --reason "enlace de pago"',
        'matricula payments reconcile --pending',
      ]),
    )
    .action(async (flags: Flags) => {
      if (flags.pending === true) return askPending(context)
      if (flags.undo !== undefined) return undo(context, flags.undo)
      if (flags.accept !== undefined || flags.reason !== undefined) return accept(context, flags)
      return flags.day === undefined ? showDays(context, flags) : showDay(context, flags.day)
    })
}

async function showDays(context: Context, { from, to }: Flags): Promise<void> {
  const { out, locale } = context
  const query = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  mustNotBeReversed(query, locale)
  const [{ answered }, { daysLines }] = await Promise.all([
    import('../hub/answered.ts'),
    import('../views/reconciliation-lines.ts'),
  ])
  const { api } = await context.hub()
  const days = await answered(api.GET('/api/reconciliation/days', { params: { query } }))
  out.answer(days, (rows) => daysLines(rows, locale))
}

async function showDay(context: Context, asked: string): Promise<void> {
  const { out, locale } = context
  const [{ answered }, { dayLines }] = await Promise.all([
    import('../hub/answered.ts'),
    import('../views/reconciliation-lines.ts'),
  ])
  const { api } = await context.hub()
  const params = { path: { day: asked } }
  const seen = await answered(api.GET('/api/reconciliation/days/{day}', { params }))
  if (seen.rows.length === 0) out.talk(speaker(texts, locale)('noRows'))
  out.answer(seen, (one) => dayLines(one, locale))
}

async function accept(context: Context, flags: Flags): Promise<void> {
  const { out, locale } = context
  const say = speaker(texts, locale)
  const { day: asked, accept: rows, reason } = flags
  if (asked === undefined || reason === undefined || rows === undefined) {
    throw new UsageFault(say('needsDay'), [say('needsDayNext')])
  }
  const { acceptMatches } = await import('../tasks/payments/accept-matches.ts')
  const ended = await acceptMatches(await context.hub(), { day: asked, rows, reason, locale })
  for (const one of ended) if (one.is === 'failed') out.talk(say('refused', one))
  if (ended.some(({ is }) => is === 'failed')) context.end(exits.someFailed)
  out.answer(ended, () =>
    ended.flatMap((one) => {
      if (one.is === 'failed') return []
      const other = one.match.rows.filter((row) => row !== one.row).join(', ')
      return [say('accepted', { row: one.row, other, id: one.match.id })]
    }),
  )
}

async function undo(context: Context, id: string): Promise<void> {
  const { out, locale } = context
  const { api } = await context.hub()
  await api.DELETE('/api/reconciliation/matches/{id}', { params: { path: { id } } })
  out.answer({ id }, () => [speaker(texts, locale)('undone', { id })])
}

async function askPending(context: Context): Promise<void> {
  const { out, locale } = context
  const say = speaker(texts, locale)
  const { answered } = await import('../hub/answered.ts')
  const { api } = await context.hub()
  const { asked } = await answered(api.POST('/api/payments/reconcile'))
  out.answer({ asked }, () => [asked === 0 ? say('askedNone') : say('asked', { n: asked })])
  if (asked > 0) out.talk(say('askedNext'))
}
