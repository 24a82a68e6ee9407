import { faultSwitch } from '@matricula/contract/sandbox'
import { describe, expect, it } from 'vitest'
import { aMemo, aRead, aSchool } from './support/a-school.ts'

describe('the fault switch', () => {
  it.each([
    ['unreachable', 'unreachable'],
    ['throttled', 'throttled'],
    ['unauthorised', 'unauthorised'],
    ['garbage', 'unreachable'],
  ] as const)('%s affects every call until it is cleared', async (vendorFault, code) => {
    const memo = aMemo()
    const school = aSchool({}, memo)
    await faultSwitch(memo).injectFault(vendorFault)
    const calls = [
      () => school.listStudents({ size: 5 }, aRead()),
      () => school.findStudent('10001', aRead()),
      () => school.customFields('stu-10001', aRead()),
      () => school.relationships('stu-10001', aRead()),
      () => school.emergencyContacts('stu-10001', aRead()),
      () => school.findGuardian('par-10001-1', aRead()),
      () => school.guardianContacts('par-10001-1', aRead()),
      () => school.admissions?.list({ size: 5 }, aRead()),
      () => school.admissions?.find('app-10002', aRead()),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code })
    await faultSwitch(memo).clearFault()
    for (const call of calls) await expect(call()).resolves.toBeTruthy()
  })

  it('shows in the check, which never throws', async () => {
    const memo = aMemo()
    const school = aSchool({}, memo)
    const { signal } = aRead()
    expect(await school.check(signal)).toMatchObject({ is: 'up' })
    await faultSwitch(memo).injectFault('unreachable')
    expect(await school.check(signal)).toMatchObject({ is: 'down' })
    await faultSwitch(memo).clearFault()
    expect(await school.check(signal)).toMatchObject({ is: 'up' })
  })

  it('is the same for every instance on one memo', async () => {
    const memo = aMemo()
    await faultSwitch(memo).injectFault('unauthorised')
    await expect(aSchool({}, memo).start(aRead().signal)).rejects.toMatchObject({ code: 'unauthorised' })
  })
})
