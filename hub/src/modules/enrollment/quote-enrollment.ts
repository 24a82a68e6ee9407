import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { activitiesOf } from '../activities/index.ts'
import { checkChoices } from '../pricing/choices.ts'
import { quoteParent } from '../pricing/quote-parent.ts'
import type { ParentQuote, PricedChoice } from '../pricing/quote.ts'
import { readStudent } from '../students/index.ts'
import type { Student } from '../students/student.ts'
import { transportOptions } from '../transport/index.ts'
import type { EnrollmentChoices, EnrollmentQuote, RequestedTransport } from './enrollment-quote.ts'
import { readDraft } from './read-draft.ts'
import { quoteUnderWay } from './quote-under-way.ts'
import { type Enrollee, enrolleeOf } from './read-enrollee.ts'
import { readItems } from './read-items.ts'

/** Prices a student's choices with what accounting and the catalogue say now; nothing without the balance. */
export async function quoteEnrollment(app: AppContext, student: Student | null, choices: EnrollmentChoices) {
  return priceEnrollment(app, {
    student,
    choices,
    balance: async (code) => (await readBalance(app, code)) ?? refuse('BALANCE_UNKNOWN'),
  })
}

/**
 * The same for showing alone: what is being paid as its order has it; where the balance cannot be read, the prices
 * without it, and that it is not known. Nothing is paid by it, for an unknown balance never counts as 0
 * (pricing-29).
 */
export async function previewEnrollment(app: AppContext, studentCode: string, choices: EnrollmentChoices) {
  const paying = await quoteUnderWay(app, studentCode, choices)
  if (paying !== null) return { quote: paying, balanceKnown: true }
  let balanceKnown = true
  const quote = await priceEnrollment(app, {
    student: await readStudent(app, studentCode),
    choices,
    async balance(code) {
      const balance = await readBalance(app, code)
      balanceKnown = balance !== null
      return balance ?? 0
    },
  })
  return isRefused(quote) ? quote : { quote, balanceKnown }
}

interface Pricing<Code extends string> {
  readonly student: Student | null
  readonly choices: EnrollmentChoices
  /** Asked once the choices are found good. */
  readonly balance: (studentCode: string) => Promise<Refusal<Code> | number>
}

async function priceEnrollment<Code extends string = never>(
  app: AppContext,
  { student, choices, balance: askBalance }: Pricing<Code>,
) {
  const enrollee = enrolleeOf(app, student)
  if (isRefused(enrollee)) return enrollee
  const refusal = refusedChoices(app, enrollee, choices)
  if (refusal !== null) return refusal
  const studentCode = enrollee.student.code.toUpperCase()
  const balance = await askBalance(studentCode)
  if (isRefused(balance)) return balance
  const transport = await priceTransport(app, enrollee, choices.transport)
  if (isRefused(transport)) return transport
  const activities = await priceActivities(app, enrollee, choices.activities)
  if (isRefused(activities)) return activities
  const items = await readItems(app, enrollee)
  const { parents } = app.config.seasons
  const quote = quoteParent({
    season: parents,
    now: app.clock.now(),
    gradeKey: enrollee.grade.key,
    annual: items.filter(({ itemCode }) => itemCode.startsWith(parents.parent.prefixes.annual)),
    monthly: items.filter(({ itemCode }) => itemCode.startsWith(parents.parent.prefixes.monthly)),
    period: choices.period,
    quotas: choices.quotas,
    transport,
    activities,
    balance,
  })
  if (isRefused(quote)) return quote
  const quoteId = nameQuote(studentCode, choices, quote)
  const priced: EnrollmentQuote = { ...quote, quoteId, method: choices.method, choices }
  return priced
}

function refusedChoices(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  { student, grade }: Enrollee,
  choices: EnrollmentChoices,
): Refusal<'BAD_INPUT' | 'PERIOD_CLOSED'> | null {
  const checked = checkChoices(choices, {
    nextGradeId: grade.id,
    cardAuthorisation: student.terms.cardAuthorisation,
    season: config.seasons.parents.parent,
    now: clock.now(),
  })
  if (checked.is === 'ok') return null
  if (checked.code === 'PERIOD_CLOSED') {
    return refuse('PERIOD_CLOSED', { values: { since: checked.since ?? '' } })
  }
  return refuse('BAD_INPUT', { fields: { [checked.field]: [`choice.${checked.code}`] } })
}

/** Null: it could not be read. */
async function readBalance(
  { prices, log }: Pick<AppContext, 'log' | 'prices'>,
  studentCode: string,
): Promise<number | null> {
  try {
    return await prices.balance(studentCode)
  } catch (error) {
    log.warn({ err: error }, 'a balance could not be read')
    return null
  }
}

/** The confirmed fee at the price list's price of today. */
async function priceTransport(
  app: Pick<AppContext, 'config' | 'database' | 'prices'>,
  { student, grade }: Enrollee,
  choice: RequestedTransport,
): Promise<Refusal<'TRANSPORT_FEE_MISSING' | 'TRANSPORT_NOT_CONFIRMED'> | PricedChoice | null> {
  if (choice.is !== 'chosen') return null
  const { transport: confirmed } = await readDraft(app, student.code)
  if (confirmed.is !== 'chosen' || confirmed.itemCode !== choice.itemCode)
    return refuse('TRANSPORT_NOT_CONFIRMED')
  const options = transportOptions(await app.prices.list(), grade)
  const option = options.find(({ itemCode }) => itemCode === choice.itemCode)
  if (option === undefined) return refuse('TRANSPORT_FEE_MISSING')
  return { code: option.itemCode, name: option.name, price: option.price }
}

async function priceActivities(
  { config, database }: Pick<AppContext, 'config' | 'database'>,
  { student, grade }: Enrollee,
  codes: readonly string[],
): Promise<Refusal<'ACTIVITY_LIMIT' | 'UNKNOWN_ACTIVITY'> | readonly PricedChoice[]> {
  if (codes.length === 0) return []
  const { maxPerStudent } = config.seasons.parents.parent.activities
  if (codes.length > maxPerStudent || new Set(codes).size !== codes.length)
    return refuse('ACTIVITY_LIMIT', { values: { n: maxPerStudent } })
  const { project } = config.seasons.parents
  const own = { project, grade: grade.id, studentCode: student.code }
  const { offered, kept } = await activitiesOf(database, own)
  const chosen = codes.map((code) => [...offered, ...kept].find((fee) => fee.code === code))
  return chosen.every((fee) => fee !== undefined)
    ? chosen.map(({ code, concept, value }) => ({ code, name: concept, price: value }))
    : refuse('UNKNOWN_ACTIVITY')
}

function nameQuote(studentCode: string, choices: EnrollmentChoices, quote: ParentQuote): string {
  const { period, method, quotas } = choices
  return sha256(JSON.stringify([studentCode, period, method, quotas, quote.totals, quote.charges])).slice(
    0,
    32,
  )
}
