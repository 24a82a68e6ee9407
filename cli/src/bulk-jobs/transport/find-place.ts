import { unwrap } from '../../hub/unwrap.ts'
import type { Hub } from '../../hub/hub.ts'
import type { texts } from '../../texts/transport.ts'
import type { Translate } from '../../i18n.ts'
import type { WrongRow } from '../../bulk/job.ts'
import { wrong, wrongAbout } from '../read-cells.ts'
import type { TransportRow } from './read-row.ts'
import type { Place } from './ride.ts'

const [shortest, longest] = [3, 120]

/** Where a row says the student lives: its point, the best place for its address, or the home on record. */
export async function findPlace(
  { student, address, point }: TransportRow,
  home: Place | null,
  { hub, t }: { readonly hub: Hub; readonly t: Translate<keyof typeof texts.es> },
): Promise<Place | WrongRow> {
  if (point !== null) {
    const { lat, lng } = point
    return { lat, lng, address: address || `${lat.toFixed(5)}, ${lng.toFixed(5)}` }
  }
  if (address === '') return home ?? wrongAbout(student, t('noHome'))
  if (address.length < shortest) return wrong(t('shortAddress', { address }))
  const query = { text: address.slice(0, longest) }
  const { places } = await unwrap(hub.api.GET('/api/maps/search', { params: { query } }))
  return places[0] ?? wrong(t('noPlace', { address }))
}
