import type { OpenStage, Stage } from '@matricula/contract/kit'
import { smallSchool } from '@matricula/contract/kit'
import { faultsOf } from '@matricula/contract/sandbox'
import { openPretendServers, pretendTokens } from './pretend-servers.ts'

export const openStage: OpenStage<'maps'> = () => openStageWith({ kind: 'nominatim' })

/** The same stage with either geocoder. */
export async function openStageWith(geocoder: {
  readonly kind: 'nominatim' | 'photon'
}): Promise<Stage<'maps'>> {
  const servers = await openPretendServers()
  const { lat, lng } = smallSchool.place
  return {
    settings: {
      osrm: {
        url: `${servers.origin}/osrm`,
        authorization: `Bearer ${pretendTokens.osrm}`,
        requestsPerSecond: 200,
      },
      geocoder: {
        ...geocoder,
        url: `${servers.origin}/${geocoder.kind}`,
        authorization: `Bearer ${pretendTokens.geocoder}`,
        requestsPerSecond: 200,
      },
      contact: 'sistemas@colegio.example',
    },
    secrets: [`Bearer ${pretendTokens.osrm}`, `Bearer ${pretendTokens.geocoder}`],
    vendor: {
      ...faultsOf(servers),
      effects: async () => 0,
    },
    facts: {
      text: 'Calle 93',
      from: { lat: 4.676, lng: -74.048 },
      to: { lat, lng },
      known: { address: 'Calle 93, Chapinero, Bogotá, Colombia', lat: 4.6766, lng: -74.0485 },
    },
    close: () => servers.close(),
  }
}
