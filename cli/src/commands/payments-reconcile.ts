import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { UsageFault } from '../faults.ts'
import { day, uuid } from '../flags.ts'
import { examples } from '../help.ts'
import { mustNotBeReversed } from '../listing/day-range.ts'
import { translator } from '../i18n.ts'

interface ReconcileFlags {
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
  const t = translator('payments', locale)
  payments
    .command('reconcile')
    .description(t('reconcile'))
    .option('--from <day>', t('from'), day)
    .option('--to <day>', t('to'), day)
    .addOption(new Option('--day <day>', t('day')).argParser(day).conflicts(['from', 'to']))
    .option('--accept <row...>', t('accept'))
    .option('--reason <text>', t('matchReason'))
    .addOption(
      new Option('--undo <match>', t('undo')).argParser(uuid).conflicts(['day', 'from', 'to', 'accept']),
    )
    .addOption(new Option('--pending', t('pending')).conflicts(['day', 'from', 'to', 'accept', 'undo']))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula payments reconcile --from 2025-06-01 --to 2025-06-19',
        'matricula payments reconcile --day 2025-06-19',
        'matricula payments reconcile --day 2025-06-19 --accept card:SP-101 --reason "enlace de pago"',
        'matricula payments reconcile --pending',
      ]),
    )
    .action(async (flags: ReconcileFlags) => {
      if (flags.pending === true) return askPending(context)
      if (flags.undo !== undefined) return undo(context, flags.undo)
      if (flags.accept !== undefined || flags.reason !== undefined) return accept(context, flags)
      return flags.day === undefined ? showDays(context, flags) : showDay(context, flags.day)
    })
}

async function showDays(context: Context, { from, to }: ReconcileFlags): Promise<void> {
  const { out, locale } = context
  const query = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  mustNotBeReversed(query, locale)
  const [{ unwrap }, { daysLines }] = await Promise.all([
    import('@matricula/hub/api/answers'),
    import('../views/reconciliation-lines.ts'),
  ])
  const { api } = await context.hub()
  const days = await unwrap(api.GET('/api/reconciliation/days', { params: { query } }))
  out.printResult(days, (rows) => daysLines(rows, locale))
}

async function showDay(context: Context, asked: string): Promise<void> {
  const { out, locale } = context
  const [{ unwrap }, { dayLines }] = await Promise.all([
    import('@matricula/hub/api/answers'),
    import('../views/reconciliation-lines.ts'),
  ])
  const { api } = await context.hub()
  const params = { path: { day: asked } }
  const seen = await unwrap(api.GET('/api/reconciliation/days/{day}', { params }))
  if (seen.rows.length === 0) out.info(translator('payments', locale)('noRows'))
  out.printResult(seen, (one) => dayLines(one, locale))
}

async function accept(context: Context, flags: ReconcileFlags): Promise<void> {
  const { out, locale } = context
  const t = translator('payments', locale)
  const { day: asked, accept: rows, reason } = flags
  if (asked === undefined || reason === undefined || rows === undefined) {
    throw new UsageFault(t('needsDay'), [t('needsDayNext')])
  }
  const { acceptMatches } = await import('../tasks/payments/accept-matches.ts')
  const results = await acceptMatches(await context.hub(), { day: asked, rows, reason, locale })
  for (const one of results) if (one.is === 'failed') out.info(t('refused', one))
  if (results.some(({ is }) => is === 'failed')) context.setExitCode(exits.someFailed)
  out.printResult(results, () =>
    results.flatMap((one) => {
      if (one.is === 'failed') return []
      const other = one.match.rows.filter((row) => row !== one.row).join(', ')
      return [t('accepted', { row: one.row, other, id: one.match.id })]
    }),
  )
}

async function undo(context: Context, id: string): Promise<void> {
  const { out, locale } = context
  const { api } = await context.hub()
  await api.DELETE('/api/reconciliation/matches/{id}', { params: { path: { id } } })
  out.printResult({ id }, () => [translator('payments', locale)('undone', { id })])
}

async function askPending(context: Context): Promise<void> {
  const { out, locale } = context
  const t = translator('payments', locale)
  const { unwrap } = await import('@matricula/hub/api/answers')
  const { api } = await context.hub()
  const { asked } = await unwrap(api.POST('/api/payments/reconcile'))
  out.printResult({ asked }, () => [asked === 0 ? t('askedNone') : t('asked', { n: asked })])
  if (asked > 0) out.info(t('askedNext'))
}
