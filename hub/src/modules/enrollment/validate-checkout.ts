import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import { checkChoices } from '../pricing/choices.ts'
import { lookUpCode } from '../access/index.ts'
import type { OrderStatus } from './order.model.ts'
import { findOrder } from './order.store.ts'
import { readDraft } from './read-draft.ts'
import { type Enrollee, readEnrollee } from './read-enrollee.ts'
import { refuseUnsigned } from './refuse-unsigned.ts'
import { refuseFamilyOnceSettled } from './still-open.ts'

export interface CheckoutValidation {
  readonly student: string
  readonly valid: boolean
  readonly status: OrderStatus | 'none'
  /** A problem's code, else where signing in leads, else why the choices do not hold; null when it may begin. */
  readonly reason: string | null
  readonly text: string | null
  readonly token: string | null
}

/** Whether a payment of the student may begin now, and if not, the first reason why. */
export async function validateCheckout(
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
