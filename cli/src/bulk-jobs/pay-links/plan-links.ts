import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import type { JobContext, PlannedLine, WithLine } from '../../bulk/job.ts'
import { HubRefusal } from '../../faults.ts'
import type { Hub } from '../../hub/hub.ts'
import { formatCop, translator } from '../../i18n.ts'
import type { FirstLines } from '../first-lines.ts'
import { planEachOnce } from '../plan-each-once.ts'
import { wrongAbout } from '../read-cells.ts'
import { isUnauthorised, whyOf } from '../refused-lines.ts'
import { findStanding } from './find-standing.ts'
import type { LinkRow } from './read-row.ts'

interface Planning {
  readonly seen: FirstLines
  readonly context: JobContext
}

/** What each student has overdue, and who has a link for it already. */
export async function planLinks(
  rows: readonly WithLine<LinkRow>[],
  { seen, context }: Planning,
): Promise<readonly PlannedLine[]> {
  const t = translator('pay-links', context.locale)
  return planEachOnce(
    rows,
    {
      seen,
      keyOf: ({ student }) => student,
      twice: (student, line) => wrongAbout(t('onLine', { student, line }), t('twice')),
    },
    (one) => planRow(one, context),
  )
}

async function planRow({ line, row }: WithLine<LinkRow>, { hub, locale }: JobContext): Promise<PlannedLine> {
  const t = translator('pay-links', locale)
  const { student } = row
  try {
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
  } catch (error) {
    if (!(error instanceof HubRefusal) || isUnauthorised(error)) throw error
    return { ...wrongAbout(student, whyOf(error)), line }
  }
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
