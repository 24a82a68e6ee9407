import type { OpenStage } from '@matricula/contract/kit'
import { faultsOf } from '@matricula/contract/sandbox'
import { openPretendHikCentral } from './pretend-hikcentral.ts'

const appKey = '23268312'
const appSecret = 'hikSecretInvented01'

/** A pretend appliance on a port of this machine. */
export const openStage: OpenStage<'accessControl'> = async () => {
  const { server, additions } = await openPretendHikCentral({ appKey, appSecret })
  return {
    settings: {
      baseUrl: server.origin,
      appKey,
      appSecret,
      signing: 'headers-and-body',
      groups: { lunch: '34', snack: '35' },
      doors: ['12', '13'],
      callsPerSecond: 1000,
    },
    secrets: [appKey, appSecret],
    // HikCentral knows no keys: whoever acts on this stage is the one asked about.
    vendor: {
      ...faultsOf(server),
      effects: async () => additions(),
    },
    facts: { studentCode: '31001', unknownCode: 'ZZ999' },
    close: () => server.close(),
  }
}
