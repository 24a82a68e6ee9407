import { HubRefusal } from '../../faults.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import { type Locale, translator } from '../../i18n.ts'

/** Runs what the hub lets only a person do; a key that is refused is told so, instead of to ask for a role. */
export async function inPerson<T>(hub: Hub, locale: Locale, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof HubRefusal) || error.status !== 403) throw error
    const { kind } = await unwrap(hub.api.GET('/api/session'))
    if (kind !== 'key') throw error
    const { status, code, message: detail } = error
    throw new HubRefusal({ status, code, detail }, [translator('users', locale)('keyNext')])
  }
}
