import type { Distance, Point, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'

/** The shortest way from a home to the school, for a first look: the fee goes by the average of several. */
export async function measureDistance(
  { config, plugins }: Pick<AppContext, 'config' | 'plugins'>,
  from: Point,
  read: Read,
): Promise<Refusal<'NO_ROUTE' | 'TOO_FAR'> | Distance> {
  const distance = await plugins.maps.distance(from, config.settings.school.location, read)
  if (distance === null) return refuse('NO_ROUTE')
  const { farthest } = config.seasons.parents.parent.transport
  return distance.metres > farthest
    ? refuse('TOO_FAR', { values: { kilometres: farthest / 1000 } })
    : distance
}
