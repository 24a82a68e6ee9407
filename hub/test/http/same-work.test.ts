import { describe, expect, it } from 'vitest'
import { guardianAddress, signInGuardian } from '@matricula/hub/testing/guardian'
import { quietHub, statementsOf } from '@matricula/hub/testing/statements-of'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'

const unknown = '99999'
const notActive = '10012'
const enrols = '10001'
const paid = '10010'

describe('A code that nobody has costs the same work as', () => {
  const login = (hub: TestHub, studentCode: string, secondProof?: string) => () =>
    hub.visitor().post('/api/enrollment/login', { studentCode, secondProof })

  it('one that is not active yet', async () => {
    const hub = await quietHub({})
    const nobodys = await statementsOf(hub, login(hub, unknown))
    expect(nobodys.length).toBeGreaterThan(2)
    expect(nobodys).toEqual(await statementsOf(hub, login(hub, notActive)))
  })

  it.each([
    ['one that enrols, where a link is mailed', 'mailLink', undefined],
    ['one that enrols, where a document is asked for and none is shown', 'document4', undefined],
    ['one that enrols, where the document is wrong', 'document4', '0000'],
  ])('%s', async (_title, secondProof, proof) => {
    const hub = await quietHub({ access: { secondProof } })
    const nobodys = await statementsOf(hub, login(hub, unknown, proof))
    expect(nobodys.length).toBeGreaterThan(2)
    expect(nobodys).toEqual(await statementsOf(hub, login(hub, enrols, proof)))
    expect(nobodys).toEqual(await statementsOf(hub, login(hub, notActive, proof)))
    expect(nobodys).toEqual(await statementsOf(hub, login(hub, paid, proof)))
  })

  it('one that enrols, where the digits of a letter are wrong', async () => {
    const hub = await quietHub({ access: { secondProof: 'mailLink' } })
    const answering = async (studentCode: string) => {
      const browser = hub.visitor()
      await browser.post('/api/enrollment/login', { studentCode })
      return () => browser.post('/api/enrollment/login/code', { code: '000000' })
    }
    await (
      await answering(unknown)
    )()
    const nobodys = await statementsOf(hub, await answering(unknown))
    expect(nobodys.length).toBeGreaterThan(2)
    expect(nobodys).toEqual(await statementsOf(hub, await answering(enrols)))
  })

  it('one that enrols, unless no second proof is asked for: then the code is all that there is', async () => {
    const hub = await quietHub({})
    expect(await statementsOf(hub, login(hub, unknown))).not.toEqual(
      await statementsOf(hub, login(hub, enrols)),
    )
  })
})

describe('A name that nobody has costs the same work as', () => {
  it('an account of staff with a wrong password', async () => {
    const hub = await quietHub({})
    const signIn = (username: string) => () =>
      hub.visitor().post('/api/staff/session', { username, password: 'wrong' })
    const nobodys = await statementsOf(hub, signIn('nadie'))
    expect(nobodys.length).toBeGreaterThan(1)
    expect(nobodys).toEqual(await statementsOf(hub, signIn('admin')))
  })

  it.each([
    ['a guardian with a wrong password', '/api/guardians/session', { password: 'wrong password of mine' }],
    ['a guardian who asks for a new password', '/api/guardians/reset', {}],
  ])('%s', async (_title, path, rest) => {
    const hub = await runHub()
    await signInGuardian(hub)
    await hub.hub.app.work.stop()
    const call = (email: string) => () => hub.visitor().post(path, { email, ...rest })
    const nobodys = await statementsOf(hub, call('nadie@example.com'))
    expect(nobodys.length).toBeGreaterThan(0)
    expect(nobodys).toEqual(await statementsOf(hub, call(guardianAddress)))
  })
})
