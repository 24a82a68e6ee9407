import { describe, expect, it } from 'vitest'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

interface Changed {
  readonly status: number
  readonly message: string
  readonly person: { readonly studentCode: string; readonly services: readonly number[] }
}

const add = (visitor: Visitor, group: string, code: string) =>
  visitor.post<Changed & ProblemBody>(`/api/hikcentral/accessgroup/addPerson/${group}/${code}`, {})

const remove = (visitor: Visitor, group: string, code: string) =>
  visitor.post<Changed & ProblemBody>(`/api/hikcentral/accessgroup/deletePerson/${group}/${code}`, {})

const trail = ({ hub }: TestHub): Promise<{ act: string; actor: string; subject: string; after: string }[]> =>
  hub.app.database('audit').where('act', 'like', 'food.%').orderBy('id')

async function kitchen(hub: TestHub) {
  return { hub, cook: await signInStaff(hub, 'food') }
}

const refusingSnack = {
  accessControl: { main: { use: 'sandbox-access', settings: { secondGroup: 'refuses' } } },
}

describe('A food service', () => {
  const theHub = useHub()

  it('is given and taken one by one, in the words of the school, and stands in the trail', async () => {
    const { hub, cook } = await kitchen(theHub())
    const given = await add(cook, '1', '10001')
    expect([given.status, given.body]).toEqual([
      200,
      {
        status: 200,
        message: 'Estudiante inscrito correctamente',
        person: { studentCode: '10001', services: [1, 2, 3] },
      },
    ])
    const taken = await remove(cook, '2', '10001')
    expect(taken.body).toEqual({
      status: 200,
      message: 'Estudiante retirado correctamente',
      person: { studentCode: '10001', services: [3] },
    })
    expect(await trail(hub)).toMatchObject([
      { act: 'food.enrol', actor: 'staff:alimentos', subject: '10001' },
      { act: 'food.withdraw', actor: 'staff:alimentos', subject: '10001' },
    ])
  })

  it('given twice is given once', async () => {
    const { cook } = await kitchen(theHub())
    await add(cook, '3', '10003')
    expect((await add(cook, '3', '10003')).body.person.services).toEqual([3])
  })

  it('of a person the access control does not know is not found', async () => {
    const { cook } = await kitchen(theHub())
    const refused = await add(cook, '2', 'zz001')
    expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('that the vendor refuses is refused with its reason, and both groups are as before', async () => {
    const { hub, cook } = await kitchen(await runHub({ plugins: refusingSnack }))
    const refused = await add(cook, '1', '10001')
    expect([refused.status, refused.body.code]).toEqual([422, 'VENDOR_REFUSED'])
    expect(refused.body.detail).toContain('group snack refuses')
    expect((await remove(cook, '3', '10001')).body.person.services).toEqual([])
    const [first] = await trail(hub)
    expect(JSON.parse(first?.after ?? '')).toMatchObject({ service: 1, fault: 'rejected' })
  })

  it('waits while the access control is down, and the try stands in the trail', async () => {
    const { hub, cook } = await kitchen(await runHub())
    await faultsAt(hub.hub.app, 'accessControl.main').injectFault('unreachable')
    const refused = await add(cook, '2', '10001')
    expect([refused.status, refused.body.code]).toEqual([503, 'FEATURE_DOWN'])
    expect(await trail(hub)).toMatchObject([{ act: 'food.enrol', subject: '10001' }])
  })

  it.each([
    ['0', '10001'],
    ['4', '10001'],
    ['x', '10001'],
    ['1', '1000'],
    ['1', '100012'],
    ['1', '10%2e1'],
  ])('is none: %s for %s', async (group, code) => {
    const { cook } = await kitchen(theHub())
    expect((await add(cook, group, code)).status).toBe(400)
  })
})
