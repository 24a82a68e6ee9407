import { describe, expect, it } from 'vitest'
import { faultSwitch } from '@matricula/contract/sandbox'
import { plugin } from '../src/index.ts'
import { aRead, aSystem, aWrite } from './support/a-system.ts'

describe('faults of the sandbox access control', () => {
  it('an enrolment whose answer was lost is found again and done once', async () => {
    const { access, memo } = aSystem()
    await faultSwitch(memo).injectFault('hangs-up')
    await expect(access.enrol('10001', 1, aWrite('k1'))).rejects.toMatchObject({ code: 'unknown-outcome' })
    await faultSwitch(memo).clearFault()
    expect((await access.enrol('10001', 1, aWrite('k1'))).services).toEqual([1, 2, 3])
    expect(await memo.list('act/k1/')).toHaveLength(1)
  })

  it('changes nothing while it cannot be reached', async () => {
    const { access, memo } = aSystem()
    await faultSwitch(memo).injectFault('unreachable')
    await expect(access.enrol('10001', 2, aWrite('k1'))).rejects.toMatchObject({ code: 'unreachable' })
    await faultSwitch(memo).clearFault()
    expect((await access.findPerson('10001', aRead()))?.services).toEqual([])
  })

  it('its check is truthful after it goes away and returns', async () => {
    const { access, memo } = aSystem()
    const { signal } = aRead()
    await faultSwitch(memo).injectFault('unreachable')
    expect(await access.check(signal)).toMatchObject({ is: 'down' })
    await expect(access.start(signal)).rejects.toMatchObject({ code: 'unreachable' })
    await faultSwitch(memo).clearFault()
    expect(await access.check(signal)).toMatchObject({ is: 'up' })
  })

  it('settings refuse what they do not know', () => {
    expect(plugin.settings.validate({ groups: 2 }).error?.message).toContain('groups')
    expect(plugin.settings.validate({ secondGroup: 'maybe' }).error?.message).toContain('secondGroup')
  })
})
