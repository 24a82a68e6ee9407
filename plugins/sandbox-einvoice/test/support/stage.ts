import type { OpenStage } from '@matricula/contract/kit'
import { faultSwitch } from '@matricula/contract/sandbox'
import { rawStatuses } from '../../src/outcome.ts'
import { openRegister } from '../../src/register.ts'
import { pin, technicalKey } from './a-provider.ts'

export const openStage: OpenStage<'einvoice'> = async (kit) => {
  const register = openRegister(kit, { prefix: '', from: 1, to: 1 })
  const faults = faultSwitch(kit.memo)
  return {
    settings: { technicalKey, pin },
    secrets: [technicalKey, pin],
    vendor: {
      injectFault: (vendorFault) => faults.injectFault(vendorFault),
      clearFault: () => faults.clearFault(),
      effects: async (reference) =>
        (await register.all()).filter((document) => document.reference === reference).length,
    },
    facts: {
      statuses: rawStatuses,
      settle: (reference, rawStatus) => register.settle(reference, rawStatus),
      async invoiceAtVendor(reference) {
        const document = await register.find(reference)
        if (document === null) return null
        const { total, day, buyer } = document
        return { total, day, number: buyer.number }
      },
    },
    close: async () => {},
  }
}
