import type { Cells, BulkJob, WrongRow } from '../../bulk/job.ts'
import { texts } from '../../texts/orders.ts'
import { type Locale, translator } from '../../i18n.ts'
import { pesosOf, studentAliases, studentCodeOf, textOf, wrong, wrongAbout } from '../read-cells.ts'
import { orderHandler } from './apply.ts'
import { planOrders } from './plan-orders.ts'

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
  const t = translator(texts, locale)
  const student = studentCodeOf(cells, 'student')
  if (student === null) return wrongAbout(textOf(cells, 'student'), t('badStudent'))
  const written = textOf(cells, 'total')
  const total = written === '' ? null : pesosOf(written)
  if (written !== '' && total === null) return wrong(t('badTotal', { value: written }))
  return { student, services: servicesIn(textOf(cells, 'services')), total }
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
