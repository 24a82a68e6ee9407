import pMap from 'p-map'
import type { components } from '@matricula/hub/api'
import type { Cells, BulkJob, WrongRow, JobContext, WithLine, PlannedLine } from '../../bulk/job.ts'
import {
  pesosOf,
  readParts,
  studentAliases,
  studentCodeOf,
  textOf,
  wrong,
  wrongAbout,
  wrongIn,
} from '../read-cells.ts'
import { orderHandler } from './apply.ts'
import { HubRefusal } from '../../faults.ts'
import { unwrap } from '@matricula/hub/api/answers'
import { whyOf } from '../refused-lines.ts'
import type { OrderChange } from './order-change.ts'
import { formatCop, type Locale, type Translate, translator } from '../../i18n.ts'

export interface OrderRow {
  readonly student: string
  /** Keys of the season's services; null: as the student's record in the student information system says. */
  readonly services: readonly string[] | null
  /** What the reader expects the order to come to; null: whatever the hub prices. */
  readonly total: number | null
}

/** Sales orders of the administration to accounting, one a student. */
export function ordersJob(locale: Locale): BulkJob<OrderRow> {
  return {
    ...orderHandler,
    columns: [
      { name: 'student', isRequired: true, example: '10001', aliases: studentAliases },
      {
        name: 'services',
        isRequired: false,
        example: 'registration+tuition+lunch',
        aliases: ['servicios', 'service', 'servicio'],
      },
      { name: 'total', isRequired: false, example: '', aliases: ['valor', 'valor total'] },
    ],
    readRow: (cells) => readRow(cells, locale),
    planSize: 20,
    plan: planOrders,
  }
}

function readRow(cells: Cells, locale: Locale): OrderRow | WrongRow {
  const t = translator('orders', locale)
  return readParts<OrderRow>({
    student:
      studentCodeOf(cells, 'student') ??
      wrongIn('student', wrongAbout(textOf(cells, 'student'), t('badStudent'))),
    services: servicesIn(textOf(cells, 'services')),
    total: pesosOf(cells, 'total', locale),
  })
}

const most = 300

/** `registration+tuition`: a comma, a semicolon, a bar or a space will do too. */
export function servicesIn(written: string): readonly string[] | null {
  const services = written
    .slice(0, most)
    .split(/[\s,;|+]+/)
    .filter((one) => one !== '')
  return services.length === 0 ? null : [...new Set(services)]
}

type OrderPreview = components['schemas']['AdminOrderDrawer']

const concurrency = 4

/** Each student's order as it would be sent now, or the one that is there. */
function planOrders(
  rows: readonly WithLine<OrderRow>[],
  context: JobContext,
): Promise<readonly PlannedLine[]> {
  return pMap(rows, async ({ line, row }) => ({ ...(await planOrder(row, context)), line }), { concurrency })
}

type OrderDecision =
  | WrongRow
  | { readonly is: 'same'; readonly what: string }
  | { readonly is: 'change'; readonly what: string; readonly change: OrderChange }

async function planOrder(row: OrderRow, context: JobContext): Promise<OrderDecision> {
  const t = translator('orders', context.locale)
  try {
    return decideOrder(row, await previewOf(row, context), { t, locale: context.locale })
  } catch (error) {
    if (!(error instanceof HubRefusal) || error.status === 401 || error.status === 403) throw error
    if ('services' in error.fields) return wrong(await wrongServices(row, context))
    return wrongAbout(row.student, error.code === 'NOT_FOUND' ? t('unknown') : whyOf(error))
  }
}

function previewOf({ student, services }: OrderRow, { hub }: JobContext): Promise<OrderPreview> {
  const query = services === null ? {} : { services: services.join(',') }
  return unwrap(
    hub.api.GET('/api/enrollment/admin/orders/{student}', { params: { path: { student }, query } }),
  )
}

/** Which services the season has, by asking once without any. */
async function wrongServices(row: OrderRow, context: JobContext): Promise<string> {
  const t = translator('orders', context.locale)
  const { services } = await previewOf({ ...row, services: null }, context)
  const known = services.map(({ service }) => service)
  const unknownServices = row.services?.filter((one) => !known.some((service) => service === one)) ?? []
  return t('badServices', { services: unknownServices.join(', '), known: known.join(', ') })
}

interface I18n {
  readonly t: Translate<'orders'>
  readonly locale: Locale
}

/** Pure: what the drawer means for this row. */
function decideOrder(row: OrderRow, preview: OrderPreview, { t, locale }: I18n): OrderDecision {
  const { student, existing, total } = preview
  const who = `${student.code} ${student.name}`
  if (existing !== null) {
    const wanted = row.total ?? (row.services === null ? existing.total : total)
    const values = { who, number: existing.number ?? '-', total: formatCop(locale, existing.total) }
    const isOther = row.services !== null && !existing.isSame
    if (wanted !== existing.total || isOther) {
      return wrong(t('other', { ...values, wanted: formatCop(locale, wanted) }))
    }
    return { is: 'same', what: t(preview.state === 'sending' ? 'onItsWay' : 'there', values) }
  }
  if (total === 0) return wrong(t('nothing', { who }))
  if (row.total !== null && row.total !== total) {
    return wrong(
      t('otherTotal', { who, total: formatCop(locale, total), wanted: formatCop(locale, row.total) }),
    )
  }
  const services = preview.services.filter(({ selected }) => selected).map(({ service }) => service)
  return {
    is: 'change',
    what: t('send', { who, n: services.length, total: formatCop(locale, total) }),
    change: { student: student.code, services, total },
  }
}
