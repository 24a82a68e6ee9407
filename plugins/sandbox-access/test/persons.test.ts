import { describe, expect, it } from 'vitest'
import { aRead, aSystem, aWrite } from './support/a-system.ts'

describe('persons of the sandbox access control', () => {
  it.each(['10001', '00007', 'A1B2C'])('knows %s, who starts without a service', async (code) => {
    const { access } = aSystem()
    expect(await access.findPerson(code, aRead())).toEqual({
      id: `AC-${code}`,
      studentCode: code,
      services: [],
    })
  })

  it('takes a code in lower case for the same person', async () => {
    const { access } = aSystem()
    await access.enrol('a1b2c', 2, aWrite('k1'))
    expect((await access.findPerson('A1B2C', aRead()))?.services).toEqual([2])
  })

  it.each(['ZZ001', 'zz999', '1000', '100011', '10-01', ''])('does not know %j', async (code) => {
    const { access } = aSystem()
    expect(await access.findPerson(code, aRead())).toBeNull()
  })

  it('refuses to enrol or withdraw whom it does not know', async () => {
    const { access } = aSystem()
    await expect(access.enrol('ZZ001', 1, aWrite('k1'))).rejects.toMatchObject({ code: 'not-found' })
    await expect(access.withdraw('ZZ001', 1, aWrite('k2'))).rejects.toMatchObject({ code: 'not-found' })
  })
})
