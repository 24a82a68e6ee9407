import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import { askedStudent, requestedCode } from './requested-student.ts'
import { askedParams, checkoutView, voucherView } from './auth.schemas.ts'
import type { LocalDate } from '@matricula/contract'
import { findOrder, orderWithCharges } from './order.store.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { checkChoices } from '../pricing/choices.ts'
import { lookUpCode } from '../access/index.ts'
import type { OrderStatus } from './order.model.ts'
import { readDraft } from './read-draft.ts'
import { type Enrollee, readEnrollee } from './read-enrollee.ts'
import { refuseUnsigned } from './refuse-unsigned.ts'
import { refuseFamilyOnceSettled } from './still-open.ts'

/** What the screens ask around a payment. */
export function checksRoutes(app: AppContext): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/order/checkout/validation/{student}',
      refuses: ['NOT_FOUND'],
      reads: requestedCode,
      params: askedParams,
      options: {
        tags: ['api'],
        description: 'Whether a payment of the student may begin now, and the first reason why not',
        response: { schema: checkoutView },
      },
      handler: async (request) => {
        const student = await askedStudent(app, request)
        if (isRefused(student)) return student
        const validation = await validateCheckout(app, student.code, localeOf(request))
        return isRefused(validation) ? validation : validation
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/voucher/student/{student}',
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      reads: requestedCode,
      params: askedParams,
      options: {
        tags: ['api'],
        description: 'The ship date of the student’s order',
        response: { schema: voucherView },
      },
      handler: async (request) => {
        const student = await askedStudent(app, request)
        if (isRefused(student)) return student
        return readVoucher(app, student.code, request.info.id)
      },
    }),
  ]
}

const lookUpMs = 10_000

/** When the student's order ships: accounting's own date, else that of our first charge; null while there is none. */
async function readVoucher(
  { config, database, plugins }: Pick<AppContext, 'config' | 'database' | 'plugins'>,
  studentCode: string,
  trace: string,
): Promise<{ ShipDate: LocalDate | null }> {
  const { project } = config.seasons.parents
  const read = { signal: AbortSignal.timeout(lookUpMs), trace }
  const documents = await plugins.accounting.ordersOf(studentCode, project, read)
  const shipped = documents.find(({ shipDate }) => shipDate !== null)
  if (shipped !== undefined) return { ShipDate: shipped.shipDate }
  const order = await findOrder(database, { project, studentCode })
  const charges = order === null ? [] : ((await orderWithCharges(database, order.id)).charges ?? [])
  return { ShipDate: charges[0]?.shipDate ?? null }
}

interface CheckoutValidation {
  readonly student: string
  readonly valid: boolean
  readonly status: OrderStatus | 'none'
  /** A problem's code, else where signing in leads, else why the choices do not hold; null when it may begin. */
  readonly reason: string | null
  readonly text: string | null
  readonly token: string | null
}

/** Whether a payment of the student may begin now, and if not, the first reason why. */
async function validateCheckout(
  app: AppContext,
  studentCode: string,
  locale: Locale,
): Promise<Refusal<'NOT_FOUND'> | CheckoutValidation> {
  const enrollee = await readEnrollee(app, studentCode)
  if (isRefused(enrollee)) return enrollee
  const { project } = app.config.seasons.parents
  const order = await findOrder(app.database, { project, studentCode })
  const reason =
    (await settledReason(app, studentCode)) ??
    (await seasonReason(app, studentCode)) ??
    (await unsignedReason(app, studentCode)) ??
    (await choicesReason(app, enrollee))
  return {
    student: studentCode,
    valid: reason === null,
    status: order?.status ?? 'none',
    reason: reason?.code ?? null,
    text: reason === null ? null : translateReason(app, locale, reason.text),
    token: order?.token ?? null,
  }
}

interface Reason {
  readonly code: string
  /** A text key. */
  readonly text: string
}

async function settledReason(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  studentCode: string,
): Promise<Reason | null> {
  const refusal = await refuseFamilyOnceSettled(app, studentCode)
  return refusal === null ? null : { code: refusal.code, text: `problem.${refusal.code}.detail` }
}

async function seasonReason(app: AppContext, studentCode: string): Promise<Reason | null> {
  const { outcome } = await lookUpCode(app, studentCode)
  return outcome === 'proceed' ? null : { code: outcome, text: `outcome.${outcome}.body` }
}

async function unsignedReason(
  app: Pick<AppContext, 'config' | 'database'>,
  studentCode: string,
): Promise<Reason | null> {
  const refusal = await refuseUnsigned(app, studentCode)
  return refusal === null ? null : { code: refusal.code, text: `problem.${refusal.code}.detail` }
}

async function choicesReason(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  { student, grade }: Enrollee,
): Promise<Reason | null> {
  const checked = checkChoices(await readDraft(app, student.code), {
    nextGradeId: grade.id,
    cardAuthorisation: student.terms.cardAuthorisation,
    season: app.config.seasons.parents.parent,
    now: app.clock.now(),
  })
  if (checked.is === 'ok') return null
  const { code } = checked
  return { code, text: code === 'PERIOD_CLOSED' ? `problem.${code}.detail` : `choice.${code}` }
}

function translateReason({ config }: Pick<AppContext, 'config'>, locale: Locale, key: string): string {
  const { name, billingPhone, email } = config.settings.school
  return translate(config.texts, locale, key, { school: name, phone: billingPhone, email })
}
