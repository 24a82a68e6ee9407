import { smallSchool } from '@matricula/contract/kit'
import type { OpenStage } from '@matricula/contract/kit'
import { faultsOf } from '@matricula/contract/sandbox'
import { almaId, almaYears } from './alma-school.ts'
import { openPretendAlma } from './pretend-alma.ts'

const [apiKey, apiSecret] = ['alma-stage-key-7f3a', 'alma-stage-secret-19c2']

/** A pretend Alma with the small school. */
export const openStage: OpenStage<'sis'> = async () => {
  const vendor = await openPretendAlma({ school: 'colegiodemo', apiKey, apiSecret })
  const { students } = smallSchool
  return {
    settings: {
      baseUrl: vendor.origin,
      school: 'colegiodemo',
      apiKey,
      apiSecret,
      statuses: ['Active', 'Admitted'],
      statusWords: { Active: 'enrolled', Admitted: 'admitted' },
      comingYearOn: almaYears[1].startDate,
      guardianDocument: 'username',
      callsPerSecond: 1000,
    },
    secrets: [apiKey, apiSecret],
    vendor: {
      ...faultsOf(vendor),
      effects: async () => 0,
    },
    facts: {
      studentCode: students[0]?.student.code ?? '',
      unknownCode: 'ZZZZZ',
      studentId: almaId(students[0]?.student.id ?? ''),
      guardianId: almaId(students[0]?.guardians[0]?.guardian.id ?? ''),
      studentCount: students.length,
    },
    close: () => vendor.close(),
  }
}
