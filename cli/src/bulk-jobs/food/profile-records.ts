import type { RecordStream } from '../../bulk/job.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import { wrongAbout } from '../read-cells.ts'
import type { FoodAct } from './service-words.ts'
import { type Locale, translator } from '../../i18n.ts'

export interface ProfileRecordsQuery {
  readonly act: FoodAct
  readonly locale: Locale
  readonly hub: () => Promise<Hub>
  /** Gets how many students are as their profiles say. */
  readonly onUnchanged: (n: number) => void
}

/** What the profiles of all enrolled students ask for and the access control lacks, by the hub's own plan. */
export async function* profileRecords({ act, locale, hub, onUnchanged }: ProfileRecordsQuery): RecordStream {
  const { api } = await hub()
  const plan = await unwrap(
    act === 'enrol' ? api.GET('/api/hikcentral/insertServices') : api.GET('/api/hikcentral/deleteServices'),
  )
  onUnchanged(plan.unchanged)
  let line = 1
  for (const { student, service } of plan.rows) {
    line += 1
    yield { line, cells: { student, service: String(service) } }
  }
  for (const student of plan.unknown) {
    line += 1
    yield { ...wrongAbout(student, translator('food', locale)('unknown')), line }
  }
}
