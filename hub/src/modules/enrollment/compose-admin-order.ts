import type { CustomFields } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import type { AdminOrder } from '../pricing/admin-order.ts'
import { quoteAdminOrder } from '../pricing/quote-admin-order.ts'
import { readStudent } from '../students/index.ts'
import type { Student } from '../students/student.ts'

const fieldsMs = 10_000

export interface ComposeOrderInput {
  readonly studentCode: string
  /** Keys of the services left checked; null: as the custom fields say. */
  readonly services: readonly string[] | null
  readonly trace: string
}

export interface ComposedOrder {
  readonly student: Student
  readonly fields: CustomFields
  readonly order: AdminOrder
}

/** The sales order of a student for the administrators' season, priced now from the student's custom fields. */
export async function composeAdminOrder(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { studentCode, services, trace }: ComposeOrderInput,
): Promise<Refusal<'BAD_INPUT' | 'NOT_FOUND' | 'TRANSPORT_MODE_UNKNOWN'> | ComposedOrder> {
  const student = await readStudent(app, studentCode)
  if (student === null) return refuse('NOT_FOUND')
  const read = { signal: AbortSignal.timeout(fieldsMs), trace }
  const fields = await app.plugins.sis.customFields(student.id, read)
  if (fields === null) return refuse('NOT_FOUND')
  const order = quoteAdminOrder({
    season: app.config.seasons.admin,
    now: app.clock.now(),
    studentCode,
    fields,
    selected: services,
    discountMode: null,
  })
  return isRefused(order) ? order : { student, fields, order }
}
