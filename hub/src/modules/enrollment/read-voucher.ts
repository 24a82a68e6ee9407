import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { findOrder, orderWithCharges } from './order.store.ts'

const lookUpMs = 10_000

/** When the student's order ships: accounting's own date, else that of our first charge; null while there is none. */
export async function readVoucher(
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
