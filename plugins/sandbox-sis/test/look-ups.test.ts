import { describe, expect, it } from 'vitest'
import { aRead, aSchool, rosterOf } from './support/a-school.ts'

const school = aSchool()

describe('a look-up of what is not there', () => {
  it('answers null or an empty list', async () => {
    expect(await school.findStudent('ZZZZZ', aRead())).toBeNull()
    expect(await school.customFields('stu-ZZZZZ', aRead())).toBeNull()
    expect(await school.relationships('stu-ZZZZZ', aRead())).toEqual([])
    expect(await school.emergencyContacts('stu-ZZZZZ', aRead())).toEqual([])
    expect(await school.findGuardian('par-ZZZZZ', aRead())).toBeNull()
    expect(await school.guardianContacts('par-ZZZZZ', aRead())).toEqual([])
    expect(await school.admissions?.find('app-ZZZZZ', aRead())).toBeNull()
  })
})

describe('admissions', () => {
  it('know every newcomer by the id on the roster', async () => {
    const newcomers = (await rosterOf(school)).filter(({ terms }) => terms.admissionsId !== null)
    expect(newcomers.length).toBeGreaterThan(50)
    for (const { code, firstNames, lastNames, terms } of newcomers) {
      const admission = await school.admissions?.find(terms.admissionsId ?? '', aRead())
      expect(admission).toMatchObject({ code, firstNames, lastNames })
    }
  })

  it('list applicants without a code too, for the year of the settings', async () => {
    const page = await aSchool({ year: 2027 }).admissions?.list({ size: 1000 }, aRead())
    const strangers = page?.items.filter(({ code }) => code === null) ?? []
    expect(strangers).toHaveLength(15)
    expect(new Set(page?.items.map(({ enrollmentYear }) => enrollmentYear))).toEqual(new Set(['2027']))
    expect(new Set(page?.items.map(({ id }) => id)).size).toBe(page?.items.length)
  })
})
