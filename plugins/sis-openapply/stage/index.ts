import { smallSchool } from '@matricula/contract/kit'
import type { OpenStage } from '@matricula/contract/kit'
import { faultsOf } from '@matricula/contract/sandbox'
import { openPretendOpenApply } from './pretend-openapply.ts'

const [clientId, clientSecret] = ['oa-stage-client-51be', 'oa-stage-secret-a07d']

/** A pretend OpenApply with the small school's students as its applicants. */
export const openStage: OpenStage<'sis'> = async (kit) => {
  const vendor = await openPretendOpenApply({ clientId, clientSecret, now: () => kit.now() })
  const { students } = smallSchool
  return {
    settings: { baseUrl: vendor.origin, clientId, clientSecret, callsPerSecond: 1000 },
    secrets: [clientId, clientSecret],
    vendor: {
      ...faultsOf(vendor),
      effects: async () => 0,
    },
    facts: {
      studentCode: students[0]?.student.code ?? '',
      unknownCode: 'ZZZZZ',
      studentId: students[0]?.student.id ?? '',
      guardianId: students[0]?.guardians[0]?.guardian.id ?? '',
      studentCount: students.length,
    },
    close: () => vendor.close(),
  }
}
