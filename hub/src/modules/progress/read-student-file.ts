import { PluginFault } from '@matricula/contract'
import type { Locale } from '../../config/texts.ts'
import type { Database } from '../../db/database.ts'
import type { AppContext } from '../../app-context.ts'
import { refuse } from '../../shared/refusal.ts'
import {
  creditUsed,
  findOrder,
  kindOfBalance,
  type OrderKey,
  quoteOf,
  readDraft,
} from '../enrollment/index.ts'
import { lookUpCode, noticeOf, viewOutcome } from '../access/index.ts'
import { siblingsOf, hasLeft } from '../students/index.ts'
import { studentsAtSteps } from './progress.store.ts'
import { seasonNow } from './season-now.ts'
import {
  draftSavedAt,
  lastActs,
  lastConsent,
  lastSignIns,
  type OrderPapers,
  orderPapersOf,
  paymentSubjectsOf,
  signingsOf,
} from './student-file.store.ts'
import type { Student } from '../students/student.ts'
import { listPayments, viewListedPayment } from '../payments-office/index.ts'
import { gradeByKey } from '../seasons/season-lookups.ts'
import type { ParentSeason } from '../seasons/season.ts'
import { antiquityOf } from '../students/antiquity.ts'
import type { TransportChoice } from '../transport/transport-choice.ts'
import type { Step } from '../students/steps.ts'

const signInsShown = 20
const actsShown = 50

/** All that the office needs of a student on one page: no address, no phone, no guardian. */
export async function readStudentFile(app: AppContext, code: string, locale: Locale) {
  const found = await lookUpCode(app, code)
  const { student } = found
  if (student === null) return refuse('NOT_FOUND')
  const { database, config } = app
  const key = { project: config.seasons.parents.project, studentCode: code }
  const family = await readFamily(app, student)
  const papers = await orderPapersOf(database, code)
  const payments = await paymentSubjectsOf(database, code)
  const subjects = [...new Set([code, ...papers.map(({ token }) => token), ...payments])]
  return {
    student: viewFileStudent(student, family, config.seasons.parents.parent),
    step: family.find((one) => one.code === student.code)?.step ?? null,
    sees: viewOutcome(app, locale, { ...found, notice: await noticeOf(app, found) }),
    draft: await readChoices(app, code),
    ...(await readBalance(app, code)),
    credit: await readCredit(database, key),
    payments: await readPayments(app, code, papers),
    documents: {
      enabled: config.settings.documents.enabled,
      signings: await signingsOf(database, key),
    },
    consent: await lastConsent(database, code),
    signIns: await lastSignIns(database, code, signInsShown),
    history: await lastActs(database, subjects, actsShown),
  }
}

/** The student among its siblings. */
async function readFamily(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  student: Student,
): Promise<readonly FamilyMember[]> {
  const { database } = app
  const family = student.familyId === null ? [student] : await siblingsOf(database, student.familyId)
  const students = family.map(({ code }) => code.toUpperCase())
  const placed = await studentsAtSteps(database, seasonNow(app), { students })
  const stepOf = new Map(placed.map((one) => [one.student, one.step]))
  return family.map(({ code, firstNames, lastNames }) => ({
    code,
    name: `${firstNames} ${lastNames}`,
    step: stepOf.get(code.toUpperCase()) ?? null,
  }))
}

async function readChoices(app: Pick<AppContext, 'config' | 'database'>, studentCode: string) {
  const { project } = app.config.seasons.parents
  const savedAt = await draftSavedAt(app.database, { project, studentCode })
  if (savedAt === null) return null
  const { step, period, method, quotas, transport, activities } = await readDraft(app, studentCode)
  return {
    step,
    period,
    method,
    quotas,
    transport: viewTransport(transport),
    activities,
    updated_at: savedAt,
  }
}

/** The page goes on without accounting, and says so. */
async function readBalance({ prices, log }: Pick<AppContext, 'log' | 'prices'>, code: string) {
  try {
    const amount = await prices.balance(code)
    return { balance: { amount, kind: kindOfBalance(amount) }, balance_known: true }
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    log.warn({ fault: error.code }, 'a balance could not be read')
    return { balance: null, balance_known: false }
  }
}

/** Accounting may go on showing a credit that an order has used; that it is used is the order's word. */
async function readCredit(database: Database, key: OrderKey) {
  const order = await findOrder(database, key)
  const isPaid = order?.status === 'paid' || order?.status === 'withdrawn'
  if (!isPaid || order.flow !== 'parent') return null
  const { totals } = quoteOf(order)
  return totals.balance < 0 ? { used: creditUsed(totals), left: totals.creditLeft } : null
}

async function readPayments(
  { database }: Pick<AppContext, 'database'>,
  student: string,
  papers: readonly OrderPapers[],
) {
  const sort = { by: 'started_at', direction: 'desc' } as const
  const { items } = await listPayments(database, { student }, { page: null, sort })
  return items.map((item) => {
    const { token, project, flow, path, status, started_at, approved_at } = viewListedPayment(item)
    const order = papers.find((one) => one.token === token)
    return {
      token,
      project,
      flow,
      total: item.total,
      path,
      status,
      order_status: order?.status ?? '',
      started_at,
      approved_at,
      receipt_token: order?.receipt_token ?? null,
    }
  })
}

interface FamilyMember {
  readonly code: string
  readonly name: string
  /** Null for who does not come to a grade of this season. */
  readonly step: Step | null
}

/** Who the student is; the season's own name of the grade to come, where it has one. */
function viewFileStudent(student: Student, family: readonly FamilyMember[], season: ParentSeason) {
  const { code, firstNames, lastNames, nextGrade, status, terms } = student
  const next = nextGrade === null ? null : gradeByKey(season, nextGrade.key)
  return {
    code,
    name: `${firstNames} ${lastNames}`,
    first_names: firstNames,
    last_names: lastNames,
    grade: student.grade?.name ?? '',
    next_grade: next?.name ?? nextGrade?.name ?? '',
    next_grade_id: next?.id ?? null,
    antiquity: antiquityOf(terms.antiquity) ?? terms.antiquity,
    authorisation: terms.authorisation,
    status,
    left_school: hasLeft(student),
    family: family.filter((one) => one.code !== code),
  }
}

/** What was chosen, without where the student lives. */
function viewTransport(transport: TransportChoice) {
  if (transport.is !== 'chosen') return { is: transport.is }
  const { is, itemCode, name, price, direction, basis, metres } = transport
  return { is, item_code: itemCode, name, price, direction, basis, metres }
}
