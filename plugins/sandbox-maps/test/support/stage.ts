import type { OpenStage } from '@matricula/contract/kit'
import { faultSwitch } from '@matricula/contract/sandbox'

export const openStage: OpenStage<'maps'> = async ({ memo }) => {
  const faults = faultSwitch(memo)
  return {
    settings: {},
    secrets: [],
    vendor: {
      injectFault: (vendorFault) => faults.injectFault(vendorFault),
      clearFault: () => faults.clearFault(),
      effects: async () => 0,
    },
    facts: {
      text: 'cedritos',
      from: { lat: 4.7232, lng: -74.0436 },
      to: { lat: 4.83, lng: -74.03 },
      known: { address: 'Cedritos, Bogotá', lat: 4.7232, lng: -74.0436 },
    },
    close: async () => undefined,
  }
}
