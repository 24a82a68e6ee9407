import type { OpenStage } from '@matricula/contract/kit'
import { faultSwitch, shortDigest } from '@matricula/contract/sandbox'

export const openStage: OpenStage<'notices'> = async ({ memo }) => {
  const faults = faultSwitch(memo)
  return {
    settings: {},
    secrets: [],
    vendor: {
      injectFault: (vendorFault) => faults.injectFault(vendorFault),
      clearFault: () => faults.clearFault(),
      async effects(key) {
        const made = `"act":"${shortDigest(key)}"`
        return (await memo.list('message:')).filter(({ value }) => JSON.stringify(value).includes(made))
          .length
      },
    },
    facts: { to: 'acudiente@example.com', refusedAddress: 'nadie@refused.example' },
    close: async () => {},
  }
}
