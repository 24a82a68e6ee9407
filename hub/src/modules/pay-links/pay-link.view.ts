import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import type { PaymentAttempt } from '../payments/index.ts'
import { sentState } from './decide-link-state.ts'
import { type Due, isDocument, studentsOf } from './due.ts'
import { firstName } from './first-names.ts'
import { conceptsOf } from './link-concepts.ts'
import { isInvoiced, type PayLink } from './pay-link.ts'
import type { ReadLink } from './read-link.ts'

/** A link as whoever sent it sees it: that somebody paid, how much and when, and not who. */
export function viewSentLink(
  { clock, publicUrl }: Pick<AppContext, 'clock' | 'publicUrl'>,
  link: PayLink,
  payments: readonly PaymentAttempt[],
) {
  const paid = payments.findLast(({ status }) => status === 'approved' || status === 'reversed')
  const state = sentState(
    link,
    payments.map(({ status }) => status),
    clock.now(),
  )
  return {
    id: link.id,
    kind: link.kind,
    students: link.students,
    documents: link.documents.map(({ partnerCode, docNum, concept }) => ({
      CardCode: partnerCode,
      DocNum: docNum,
      concept,
    })),
    onAccount: link.onAccount,
    by: makers[link.madeBy.split(':')[0] ?? ''] ?? 'office',
    shows: link.shows,
    note: link.note,
    address: addressOfLink({ publicUrl }, link),
    madeAt: bogotaIso(link.madeAt),
    expiresAt: bogotaIso(link.expiresAt),
    state,
    paid:
      paid === undefined
        ? null
        : {
            amount: paid.amount,
            at: bogotaIso(new Date(paid.finishedAt ?? paid.startedAt)),
            reference: paid.reference,
          },
  }
}

/** What is sent to whoever pays by it. */
export function addressOfLink(
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
  { token }: Pick<PayLink, 'token'>,
) {
  return `${publicUrl()}/enrollment/pay/${token}`
}

const makers: Readonly<Record<string, 'family' | 'guardian'>> = { student: 'family', guardian: 'guardian' }

/** A link as its payer sees it: only what can be paid says what it is for, as far as the sender allows. */
export function viewShownLink(
  { config: { settings, texts } }: Pick<AppContext, 'config'>,
  link: PayLink,
  read: ReadLink,
  locale: Locale,
) {
  const school = { name: settings.school.name, phone: settings.school.billingPhone }
  const { kind, shows, note } = link
  const about = { school, isPart: kind === 'part', isInvoiced: isInvoiced(link) }
  if (read.state !== 'payable') {
    const nothing = {
      amount: null,
      expiresAt: null,
      daysFromFirst: null,
      priceUntil: null,
      children: null,
      concepts: null,
      names: null,
      note: '',
    }
    return { state: read.state, ...about, ...nothing }
  }
  const { dues, amount, until, daysFromFirst } = read
  const students = studentsOf(dues)
  return {
    state: read.state,
    ...about,
    amount,
    expiresAt: bogotaIso(until),
    daysFromFirst,
    priceUntil: priceUntil(dues),
    children: students.length,
    concepts: shows === 'amount' ? null : conceptsOf(dues, { texts, locale }),
    names: shows === 'name' ? students.map(firstName) : null,
    note,
  }
}

/** The last day on which all of it costs what it does now; null where no price of the day ends. */
function priceUntil(dues: readonly Due[]): LocalDate | null {
  const days = dues.filter(isDocument).flatMap(({ discountUntil }) => discountUntil ?? [])
  return days.toSorted()[0] ?? null
}
