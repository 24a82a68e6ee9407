import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import type { JobContext, PlannedLine, WithLine } from '../../bulk/job.ts'
import { HubRefusal } from '../../faults.ts'
import type { Hub } from '../../hub/hub.ts'
import { formatCop, translator } from '../../i18n.ts'
import { planStudents } from '../plan-students.ts'
import { wrongAbout } from '../read-cells.ts'
import { isUnauthorised, whyOf } from '../refused-lines.ts'
import { findStanding } from './find-standing.ts'
import type { LinkChange } from './link-change.ts'
import type { LinkRow } from './read-row.ts'

/** What each student has overdue, or is asked for on account, and who has a link for it already. */
export function planLinks(
  rows: readonly WithLine<LinkRow>[],
  context: JobContext,
): Promise<readonly PlannedLine[]> {
  return planStudents(rows, context, (one) => planRow(one, context))
}

async function planRow({ line, row }: WithLine<LinkRow>, context: JobContext): Promise<PlannedLine> {
  const { onAccount, ...overdue } = row
  try {
    return onAccount === null
      ? await planOverdue({ line, row: overdue }, context)
      : await planOnAccount({ line, row: { ...overdue, documents: [], onAccount } }, context)
  } catch (error) {
    if (!(error instanceof HubRefusal) || isUnauthorised(error)) throw error
    return { ...wrongAbout(row.student, whyOf(error)), line }
  }
}

async function planOverdue(
  { line, row }: WithLine<Omit<LinkChange, 'documents' | 'onAccount'>>,
  { hub, locale }: JobContext,
): Promise<PlannedLine> {
  const t = translator('pay-links', locale)
  const { student } = row
  const overdue = await overdueOf(hub, student)
  if (overdue.length === 0) return { is: 'same', line, what: t('nothingOverdue', { student }) }
  const documents = overdue.map(({ DocNum }) => ({ DocNum, CardCode: `C${student}` }))
  const standing = await findStanding(hub, { student, documents })
  if (standing !== undefined)
    return { is: 'same', line, what: t('there', { student, address: standing.address }) }
  const amount = formatCop(
    locale,
    overdue.reduce((sum, { toPay }) => sum + toPay, 0),
  )
  const what = t('make', { student, n: overdue.length, amount, days: row.days })
  return { is: 'change', line, what, change: { ...row, documents } }
}

type AmountChange = LinkChange & Required<Pick<LinkChange, 'onAccount'>>

async function planOnAccount(
  { line, row }: WithLine<AmountChange>,
  { hub, locale }: JobContext,
): Promise<PlannedLine> {
  const t = translator('pay-links', locale)
  const { student, onAccount, days } = row
  const { onAccount: terms } = await unwrap(hub.api.GET('/api/pay-links/amounts'))
  if (terms === null) return { ...wrongAbout(student, t('noAmounts')), line }
  const { amount } = onAccount
  if (amount < terms.least || amount > terms.most) {
    const [least, most] = [formatCop(locale, terms.least), formatCop(locale, terms.most)]
    return { ...wrongAbout(student, t('outOfRange', { least, most })), line }
  }
  const standing = await findStanding(hub, row)
  if (standing !== undefined)
    return { is: 'same', line, what: t('amountThere', { student, address: standing.address }) }
  const what = t('makeAmount', { student, amount: formatCop(locale, amount), days })
  return { is: 'change', line, what, change: row }
}

type Invoice = components['schemas']['CalendarInvoice']

/** Each once, by the price of today. */
async function overdueOf({ api }: Hub, student: string): Promise<readonly Invoice[]> {
  const { entries } = await unwrap(
    api.GET('/api/enrollment/admin/students/{student}/calendar', { params: { path: { student } } }),
  )
  const invoices = entries.filter(({ status }) => status === 'overdue').flatMap((entry) => entry.invoices)
  const open = invoices.filter(({ state, SaldoPendiente }) => state === 'open' && SaldoPendiente > 0)
  return [...new Map(open.map((invoice) => [invoice.DocNum, invoice])).values()]
}
