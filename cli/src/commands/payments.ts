import { exceptionKinds, exceptionOutcomes } from '@matricula/hub/api/lists'
import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { day, studentCode, token, whole } from '../flags.ts'
import { examples } from '../help.ts'
import { mustNotBeReversed } from '../listing/day-range.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'
import {
  type ApprovalFilter,
  approvalStates,
  type Exception,
  type ExceptionFilter,
  type ExceptionOutcome,
  type PaymentFilter,
  paymentStatuses,
} from '../tasks/payments/payment-filter.ts'
import { addDisputes } from './payments-disputes.ts'
import { addReconcile } from './payments-reconcile.ts'
import { formatCop, type Locale, translator } from '../i18n.ts'

/** Payments as finance sees them, what went wrong with them, and what can be done about it. */
export function addPayments(program: Command, context: Context): void {
  const payments = program.command('payments')
  addList(payments, context)
  addShow(payments, context)
  addMovements(payments, context)
  addReconcile(payments, context)
  addDisputes(payments, context)
  addExceptions(payments, context)
  addResolve(payments, context)
  addApprovals(payments, context)
}

function addList(payments: Command, context: Context): void {
  const { locale } = context
  const t = translator('payments', locale)
  const list = payments
    .command('list')
    .description(t('list'))
    .addOption(new Option('--status <status>', t('status')).choices(paymentStatuses))
    .option('--student <code>', t('student'), studentCode)
    .option('--from <day>', t('from'), day)
    .option('--to <day>', t('to'), day)
    .option('--instance <name>', t('instance'))
    .option('--search <text>', t('search'))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula payments list --status PENDIENTE',
        'matricula payments list --from 2025-06-01 --to 2025-06-30 --all --json',
      ]),
    )
    .action(async ({ page, limit, all, ...filter }: PaymentFilter & PageFlags) => {
      mustNotBeReversed(filter, locale)
      const [{ printList }, { unwrapPage }, { moment }] = await Promise.all([
        import('../listing/print-list.ts'),
        import('@matricula/hub/api/answers'),
        import('../output/cells.ts'),
      ])
      const { api } = await context.hub()
      await printList(context, {
        flags: { page, limit, ...(all === true && { all }) },
        emptyMessage: t('none'),
        fetchPage: (part) =>
          unwrapPage(api.GET('/api/payments', { params: { query: { ...filter, ...part } } })),
        columns: [
          { title: t('columnToken'), of: (row) => row.token },
          { title: t('columnStudent'), of: ({ student }) => student },
          { title: t('columnAmount'), of: ({ amount }) => formatCop(locale, amount), align: 'right' },
          { title: t('columnStatus'), of: ({ status }) => status || '-' },
          { title: t('columnStarted'), of: ({ started_at }) => moment(started_at) },
        ],
      })
    })
}

function addShow(payments: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('payments', locale)
  payments
    .command('show')
    .description(t('show'))
    .argument('<token>', t('token'), token)
    .addHelpText('after', examples(locale, ['matricula payments show 3f2a9c0d5e8b4a17926c0d1e2f3a4b5c']))
    .action(async (asked: string) => {
      const [{ unwrap }, { readSeasonTime }, { timelineLines }] = await Promise.all([
        import('@matricula/hub/api/answers'),
        import('../hub/season-time.ts'),
        import('../views/timeline-lines.ts'),
      ])
      const hub = await context.hub()
      const params = { path: { token: asked } }
      const timeline = await unwrap(hub.api.GET('/api/payments/{token}/timeline', { params }))
      const toSeasonTime = await readSeasonTime(context, hub)
      out.printResult(timeline, (one) => timelineLines(one, { locale, toSeasonTime }))
    })
}

function addMovements(payments: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('payments', locale)
  payments
    .command('movements')
    .description(t('movements'))
    .argument('<token>', t('token'), token)
    .addHelpText('after', examples(locale, ['matricula payments movements 3f2a9c0d5e8b4a17926c0d1e2f3a4b5c']))
    .action(async (asked: string) => {
      const [{ unwrap }, { movementLines }] = await Promise.all([
        import('@matricula/hub/api/answers'),
        import('../views/movement-lines.ts'),
      ])
      const { api } = await context.hub()
      const params = { path: { token: asked } }
      const movements = await unwrap(api.GET('/api/payments/{token}/movements', { params }))
      out.printResult(movements, (all) => movementLines(all, locale))
    })
}

function addExceptions(payments: Command, context: Context): void {
  const { locale } = context
  const t = translator('payments', locale)
  const exceptions = payments
    .command('exceptions')
    .description(t('exceptions'))
    .addOption(new Option('--kind <kind>', t('kind')).choices(exceptionKinds))
    .addOption(new Option('--state <state>', t('state')).choices(['open', 'resolved']).default('open'))
    .option('--search <text>', t('search'))
  withPages(exceptions, locale)
    .addHelpText(
      'after',
      examples(locale, ['matricula payments exceptions', 'matricula payments exceptions --state resolved']),
    )
    .action(async ({ page, limit, all, ...filter }: ExceptionFilter & PageFlags) => {
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
      await printList(context, {
        flags: { page, limit, ...(all === true && { all }) },
        emptyMessage: t('noExceptions'),
        fetchPage: (part) =>
          unwrapPage(api.GET('/api/payments/exceptions', { params: { query: { ...filter, ...part } } })),
        columns: [
          { title: t('columnId'), of: ({ id }) => String(id), align: 'right' },
          { title: t('columnKind'), of: (row) => office(`exceptions.kind.${row.kind}`) },
          { title: t('columnAmount'), of: (row) => amountOf(row, locale), align: 'right' },
          { title: t('columnFamily'), of: ({ students }) => familyIn(students), most: 24 },
          { title: t('columnReference'), of: ({ reference }) => reference, most: 22 },
          {
            title: t('columnCreated'),
            of: ({ created_at }) => moment(toSeasonTime(created_at)).slice(0, 10),
          },
          {
            title: t('columnOutcomes'),
            of: (row) => row.resolution ?? row.outcomes.join(', '),
            most: 24,
          },
        ],
      })
    })
}

function addApprovals(payments: Command, context: Context): void {
  const { locale } = context
  const t = translator('payments', locale)
  const approvals = payments
    .command('approvals')
    .description(t('approvals'))
    .addOption(new Option('--state <state>', t('approvalState')).choices(approvalStates).default('open'))
    .option('--search <text>', t('search'))
  withPages(approvals, locale)
    .addHelpText(
      'after',
      examples(locale, ['matricula payments approvals', 'matricula payments approvals --state all --json']),
    )
    .action(async ({ page, limit, all, ...filter }: ApprovalFilter & PageFlags) => {
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
      await printList(context, {
        flags: { page, limit, ...(all === true && { all }) },
        emptyMessage: t('noApprovals'),
        fetchPage: (part) =>
          unwrapPage(api.GET('/api/approvals', { params: { query: { ...filter, ...part } } })),
        columns: [
          { title: t('columnAct'), of: ({ act }) => office(`approvals.act.${act}`), most: 29 },
          {
            title: t('columnStudent'),
            of: ({ students }) => students.map(({ code }) => code).join(' ') || '-',
          },
          { title: t('columnAmount'), of: ({ amount }) => formatCop(locale, amount), align: 'right' },
          { title: t('columnStatus'), of: ({ state }) => office(`approvals.state.${state}`) },
          { title: t('columnAsked'), of: (row) => row.requested_by, most: 15 },
          { title: t('columnCreated'), of: ({ requested_at }) => moment(toSeasonTime(requested_at)) },
        ],
      })
    })
}

function addResolve(payments: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('payments', locale)
  payments
    .command('resolve')
    .description(t('resolve'))
    .argument('<exception>', t('exception'), whole({ least: 1, most: 2_147_483_647 }))
    .addOption(
      new Option('--outcome <outcome>', t('outcome')).choices(exceptionOutcomes).makeOptionMandatory(),
    )
    .requiredOption('--reason <text>', t('reason'))
    .addHelpText(
      'after',
      examples(locale, ['matricula payments resolve 7 --outcome refund --reason "pago doble"']),
    )
    .action(async (id: number, { outcome, reason }: { outcome: ExceptionOutcome; reason: string }) => {
      const { resolveException } = await import('../tasks/payments/resolve-exception.ts')
      const resolved = await resolveException(await context.hub(), { id, outcome, reason, locale })
      out.printResult(resolved, (one) => [t('act' in one ? 'waits' : 'resolved', { id: String(id) })])
    })
}

type ListedException = Pick<Exception, 'amount' | 'currency' | 'students'>

/** What came in, in the currency that it came in. */
function amountOf({ amount, currency }: ListedException, locale: Locale): string {
  if (amount === null) return '-'
  return currency === 'COP' ? formatCop(locale, amount) : `${amount} ${currency}`
}

function familyIn(students: ListedException['students']): string {
  return students.map(({ code, name }) => (name === '' ? code : `${code} ${name}`)).join(', ') || '-'
}
