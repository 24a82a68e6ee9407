import type { Database } from '../../db/database.ts'
import { type Fee, feesInForce, versionsInForce } from '../fees/index.ts'
import type { Publication, PublishedFee } from './publication.ts'

/** Which of the scheduled publications the catalogue of now would refuse: one of their fees is not what it was. */
export async function findOutdated(
  database: Database,
  publications: readonly Publication[],
): Promise<ReadonlySet<number>> {
  const scheduled = publications.filter(({ state }) => state === 'scheduled')
  if (scheduled.length === 0) return new Set()
  const fees = scheduled.flatMap(({ project, fees: changed }) => changed.map((fee) => ({ ...fee, project })))
  const ids = fees.flatMap(({ id }) => (id === null ? [] : [id]))
  const versions = await versionsInForce(database, [...new Set(ids)])
  const inForce = await feesInForce(database, fees)
  const isOutdated = ({ project, fees: changed }: Publication) =>
    changed.some((fee) => hasMoved(fee, versions) || isTaken({ ...fee, project }, inForce))
  return new Set(scheduled.filter(isOutdated).map(({ id }) => id))
}

function hasMoved({ act, id, version }: PublishedFee, versions: ReadonlyMap<number, number>): boolean {
  const planned = act === 'fee.change' ? version - 1 : version
  return id !== null && versions.get(id) !== planned
}

/** Another fee has the code that this one is to have. */
function isTaken(
  { id, project, grade, code }: PublishedFee & Pick<Fee, 'project'>,
  inForce: readonly Fee[],
): boolean {
  return inForce.some(
    (fee) => fee.id !== id && fee.project === project && fee.grade === grade && fee.code === code,
  )
}
