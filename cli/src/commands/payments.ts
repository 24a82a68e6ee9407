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
  exceptionKinds,
  type Outcome,
  outcomes,
  type PaymentFilter,
  paymentStatuses,
} from '../tasks/payments/payment-filter.ts'
import { texts as officeTexts } from '../texts/office.ts'
import { texts } from '../texts/payments.ts'
import { cop, type Locale, speaker } from '../words.ts'
import { addReconcile } from './payments-reconcile.ts'

/** Payments as finance sees them, what went wrong with them, and what can be done about it. */
export function addPayments(program: Command, context: Context): void {
  const payments = program.command('payments')
  addList(payments, context)
  addShow(payments, context)
  addReconcile(payments, context)
  addExceptions(payments, context)
  addResolve(payments, context)
  addApprovals(payments, context)
}

function addList(payments: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const list = payments
    .command('list')
    .description(say('list'))
    .addOption(new Option('--status <status>', say('status')).choices(paymentStatuses))
    .option('--student <code>', say('student'), studentCode)
    .option('--from <day>', say('from'), day)
    .option('--to <day>', say('to'), day)
    .option('--instance <name>', say('instance'))
    .option('--search <text>', say('search'))
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
      const [{ answerList }, { pageAnswered }, { moment }] = await Promise.all([
        import('../listing/answer-list.ts'),
        import('../hub/answered.ts'),
        import('../output/cells.ts'),
      ])
      const { api } = await context.hub()
      await answerList(context, {
        flags: { page, limit, ...(all === true && { all }) },
        nothing: say('none'),
        ask: (part) => pageAnswered(api.GET('/api/payments', { params: { query: { ...filter, ...part } } })),
        columns: [
          { title: say('columnToken'), of: (row) => row.token },
          { title: say('columnStudent'), of: ({ student }) => student },
          { title: say('columnAmount'), of: ({ amount }) => cop(locale, amount), align: 'right' },
          { title: say('columnStatus'), of: ({ status }) => status || '-' },
          { title: say('columnStarted'), of: ({ started_at }) => moment(started_at) },
        ],
      })
    })
}

function addShow(payments: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  payments
    .command('show')
    .description(say('show'))
    .argument('<token>', say('token'), token)
    .addHelpText('after', examples(locale, ['matricula payments show 3f2a9c0d5e8b4a17926c0d1e2f3a4b5c']))
    .action(async (asked: string) => {
      const [{ answered }, { toSeasonOf }, { timelineLines }] = await Promise.all([
        import('../hub/answered.ts'),
        import('../hub/season-time.ts'),
        import('../views/timeline-lines.ts'),
      ])
      const hub = await context.hub()
      const params = { path: { token: asked } }
      const timeline = await answered(hub.api.GET('/api/payments/{token}/timeline', { params }))
      const toSeason = await toSeasonOf(context, hub)
      out.answer(timeline, (one) => timelineLines(one, { locale, toSeason }))
    })
}

function addExceptions(payments: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const exceptions = payments
    .command('exceptions')
    .description(say('exceptions'))
    .addOption(new Option('--kind <kind>', say('kind')).choices(exceptionKinds))
    .addOption(new Option('--state <state>', say('state')).choices(['open', 'resolved']).default('open'))
    .option('--search <text>', say('search'))
  withPages(exceptions, locale)
    .addHelpText(
      'after',
      examples(locale, ['matricula payments exceptions', 'matricula payments exceptions --state resolved']),
    )
    .action(async ({ page, limit, all, ...filter }: ExceptionFilter & PageFlags) => {
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
      await answerList(context, {
        flags: { page, limit, ...(all === true && { all }) },
        nothing: say('noExceptions'),
        ask: (part) =>
          pageAnswered(api.GET('/api/payments/exceptions', { params: { query: { ...filter, ...part } } })),
        columns: [
          { title: say('columnId'), of: ({ id }) => String(id), align: 'right' },
          { title: say('columnKind'), of: (row) => office(`exceptions.kind.${row.kind}`) },
          { title: say('columnAmount'), of: (row) => amountOf(row, locale), align: 'right' },
          { title: say('columnFamily'), of: ({ students }) => familyIn(students), most: 24 },
          { title: say('columnReference'), of: ({ reference }) => reference, most: 22 },
          { title: say('columnCreated'), of: ({ created_at }) => moment(toSeason(created_at)).slice(0, 10) },
          {
            title: say('columnOutcomes'),
            of: (row) => row.resolution ?? row.outcomes.join(', '),
            most: 24,
          },
        ],
      })
    })
}

function addApprovals(payments: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const approvals = payments
    .command('approvals')
    .description(say('approvals'))
    .addOption(new Option('--state <state>', say('approvalState')).choices(approvalStates).default('open'))
    .option('--search <text>', say('search'))
  withPages(approvals, locale)
    .addHelpText(
      'after',
      examples(locale, ['matricula payments approvals', 'matricula payments approvals --state all --json']),
    )
    .action(async ({ page, limit, all, ...filter }: ApprovalFilter & PageFlags) => {
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
      await answerList(context, {
        flags: { page, limit, ...(all === true && { all }) },
        nothing: say('noApprovals'),
        ask: (part) => pageAnswered(api.GET('/api/approvals', { params: { query: { ...filter, ...part } } })),
        columns: [
          { title: say('columnAct'), of: ({ act }) => office(`approvals.act.${act}`), most: 29 },
          {
            title: say('columnStudent'),
            of: ({ students }) => students.map(({ code }) => code).join(' ') || '-',
          },
          { title: say('columnAmount'), of: ({ amount }) => cop(locale, amount), align: 'right' },
          { title: say('columnStatus'), of: ({ state }) => office(`approvals.state.${state}`) },
          { title: say('columnAsked'), of: (row) => row.requested_by, most: 15 },
          { title: say('columnCreated'), of: ({ requested_at }) => moment(toSeason(requested_at)) },
        ],
      })
    })
}

function addResolve(payments: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  payments
    .command('resolve')
    .description(say('resolve'))
    .argument('<exception>', say('exception'), whole({ least: 1, most: 2_147_483_647 }))
    .addOption(new Option('--outcome <outcome>', say('outcome')).choices(outcomes).makeOptionMandatory())
    .requiredOption('--reason <text>', say('reason'))
    .addHelpText(
      'after',
      examples(locale, ['matricula payments resolve 7 --outcome refund --reason "pago doble"']),
    )
    .action(async (id: number, { outcome, reason }: { outcome: Outcome; reason: string }) => {
      const { resolveException } = await import('../tasks/payments/resolve-exception.ts')
      const resolved = await resolveException(await context.hub(), { id, outcome, reason, locale })
      out.answer(resolved, (one) => [say('act' in one ? 'waits' : 'resolved', { id: String(id) })])
    })
}

type Listed = Pick<Exception, 'amount' | 'currency' | 'students'>

/** What came in, in the currency that it came in. */
function amountOf({ amount, currency }: Listed, locale: Locale): string {
  if (amount === null) return '-'
  return currency === 'COP' ? cop(locale, amount) : `${amount} ${currency}`
}

function familyIn(students: Listed['students']): string {
  return students.map(({ code, name }) => (name === '' ? code : `${code} ${name}`)).join(', ') || '-'
}
