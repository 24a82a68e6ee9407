import type { OpenStage } from '@matricula/contract/kit'
import { faultSwitch } from '@matricula/contract/sandbox'

export const openStage: OpenStage<'sis'> = async ({ memo }) => {
  const faults = faultSwitch(memo)
  return {
    settings: { students: 40 },
    secrets: [],
    vendor: {
      injectFault: (vendorFault) => faults.injectFault(vendorFault),
      clearFault: () => faults.clearFault(),
      effects: async () => 0,
    },
    facts: {
      studentCode: '10013',
      unknownCode: 'ZZZZZ',
      studentId: 'stu-10013',
      guardianId: 'par-10014-1',
      studentCount: 40,
    },
    close: async () => {},
  }
}
