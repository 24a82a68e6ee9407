import type { OpenStage } from '@matricula/contract/kit'
import { faultSwitch } from '@matricula/contract/sandbox'

export const openStage: OpenStage<'accessControl'> = async ({ memo }) => {
  const faults = faultSwitch(memo)
  return {
    settings: {},
    secrets: [],
    vendor: {
      injectFault: (vendorFault) => faults.injectFault(vendorFault),
      clearFault: () => faults.clearFault(),
      effects: async (key) => (await memo.list(`act/${key}/`)).length,
    },
    facts: { studentCode: '10001', unknownCode: 'ZZ001' },
    close: async () => undefined,
  }
}
