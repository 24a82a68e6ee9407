import type { OpenStage, Stage } from '@matricula/contract/kit'
import { smallSchool } from '@matricula/contract/kit'
import { faultsOf } from '@matricula/contract/sandbox'
import { openPretendGoogle, pretendKey } from './pretend-google.ts'

export const openStage: OpenStage<'maps'> = () => openStageWith({})

/** The same stage, such as with `search: 'autocomplete'`. */
export async function openStageWith(more: Stage<'maps'>['settings']): Promise<Stage<'maps'>> {
  const google = await openPretendGoogle()
  const { lat, lng } = smallSchool.place
  return {
    settings: {
      apiKey: pretendKey,
      endpoints: { routes: google.origin, geocoding: google.origin, places: google.origin },
      ...more,
    },
    secrets: [pretendKey],
    vendor: {
      ...faultsOf(google),
      effects: async () => 0,
    },
    facts: {
      text: 'Calle 93 # 14-20',
      from: { lat: 4.676, lng: -74.048 },
      to: { lat, lng },
      known: { address: 'Cl. 93 #14-20, Bogotá, Colombia', lat: 4.6766, lng: -74.0485 },
    },
    close: () => google.close(),
  }
}
