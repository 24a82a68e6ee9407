import type { AppContext } from '../../app-context.ts'
import { antiquityOf } from '../students/antiquity.ts'
import { isPaid } from '../students/payment-complete.ts'
import { requirementOf, type TransportRequirement } from '../transport/requirement.ts'
import { feeName, feeOfName, transportOptions } from '../transport/index.ts'
import type { Enrollee } from './read-enrollee.ts'
import { findOrder } from './order.store.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'

const deadlineMs = 10_000

/** What the wizard needs of its student, and no more: no document, no phone, no guardian (enrollment-5). */
export async function viewStudent(
  app: Pick<AppContext, 'config' | 'database' | 'log' | 'plugins' | 'prices'>,
  { student, grade }: Enrollee,
  trace: string,
) {
  const { project } = app.config.seasons.parents
  const order = await findOrder(app.database, { project, studentCode: student.code })
  const requirement = requirementOf(student.terms.transportRequirement)
  return {
    code: student.code,
    firstNames: student.firstNames,
    lastNames: student.lastNames,
    actualGrade: student.grade?.name ?? '',
    nextGrade: { id: grade.id, key: grade.key, name: grade.name },
    project,
    antiquity: antiquityOf(student.terms.antiquity) ?? student.terms.antiquity,
    cardAuthorisation: student.terms.cardAuthorisation,
    balance: await viewBalance(app, student.code),
    transport: await viewTransport(app, { student, grade }, requirement, trace),
    order: { status: order?.status ?? 'none', token: order?.token ?? null },
    complete:
      order?.status === 'paid' || (order?.status !== 'withdrawn' && isPaid(student.terms.paymentStatus)),
  }
}

async function viewBalance({ prices, log }: Pick<AppContext, 'log' | 'prices'>, code: string) {
  try {
    const amount = await prices.balance(code)
    return { amount: Math.abs(amount), kind: kindOfBalance(amount) }
  } catch (error) {
    log.warn({ err: error }, 'a balance could not be read')
    return null
  }
}

/** Above 0 is owed, below 0 is in the family's favour, and 0 says nothing (pricing-28). */
export function kindOfBalance(amount: number): 'due' | 'in-favour' | 'none' {
  if (amount === 0) return 'none'
  return amount > 0 ? 'due' : 'in-favour'
}

async function viewTransport(
  app: Pick<AppContext, 'plugins' | 'prices'>,
  { student, grade }: Enrollee,
  requirement: TransportRequirement,
  trace: string,
) {
  const options = transportOptions(await app.prices.list(), grade)
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const isOld = student.terms.antiquity === 'old'
  const charge = isOld
    ? await app.plugins.accounting.lastTransportCharge(partnerCodeOf(student.code), read)
    : null
  const last = charge === null ? null : feeOfName(charge.concept)
  const lastYear = last === null ? undefined : options.find(({ name }) => name === feeName(last))
  const mayBeProvisional = isOld && charge === null && requirement.required
  const { modality, busStop } = requirement
  // A profile that does not say which way is the family's to choose, and no fee is named before.
  const provisional =
    mayBeProvisional && modality !== null
      ? options.find(({ name }) => name === feeName({ busStop, modality, band: 'CERCANO' }))
      : undefined
  return {
    ...requirement,
    options,
    lastYear:
      lastYear === undefined || charge === null
        ? null
        : { concept: lastYear.name, price: lastYear.price, lastPrice: charge.price },
    mayBeProvisional,
    provisional:
      provisional === undefined
        ? null
        : { name: provisional.name, itemCode: provisional.itemCode, price: provisional.price },
    home: student.home?.masked ?? null,
  }
}
