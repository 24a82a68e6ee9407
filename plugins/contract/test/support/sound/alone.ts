import type { Trial } from '../../../src/kit/index.ts'
import { soundPayments } from './payments.ts'

/** The adapter of payments with nobody on the other side: injected faults do nothing. */
export const alone: Trial<'payments'> = {
  ...soundPayments,
  async openStage(kit) {
    const stage = await soundPayments.openStage(kit)
    return {
      ...stage,
      vendor: { ...stage.vendor, isAbsent: true, injectFault: async () => {}, clearFault: async () => {} },
    }
  },
}
