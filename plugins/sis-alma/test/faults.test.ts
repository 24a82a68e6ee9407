import { describe, expect, it } from 'vitest'
import { aRead, origin, recordedAlma, root } from './support/recorded-alma.ts'
import nock from 'nock'
import { challenge } from './support/recorded-alma.ts'

const fields = '/students/5f1a0c2e7b3d4a0012ab34cd/custom-fields'
const ask = ({ alma }: ReturnType<typeof recordedAlma>) =>
  alma.customFields('5f1a0c2e7b3d4a0012ab34cd', aRead())

describe('an answer that is none', () => {
  it.each([
    [400, 'invalid'],
    [401, 'unauthorised'],
    [403, 'unauthorised'],
    [422, 'rejected'],
    [429, 'throttled'],
    [302, 'unreachable'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('with status %d is %s', async (status, code) => {
    const scene = recordedAlma()
    scene.answers[fields] = status
    await expect(ask(scene)).rejects.toMatchObject({ code })
  })

  it('with status 404 is a miss', async () => {
    const scene = recordedAlma()
    scene.answers[fields] = 404
    expect(await ask(scene)).toBeNull()
  })

  it('asks for the time that Retry-After says, and quotes nothing of the body', async () => {
    const scene = recordedAlma()
    nock.cleanAll()
    nock(origin).get(`${root}/school-years`).reply(401, '', { 'www-authenticate': challenge })
    nock(origin)
      .get(`${root}${fields}`)
      .reply(429, { detail: 'Mariana Rojas, almaSecret01' }, { 'retry-after': '7' })
    const fault: unknown = await ask(scene).catch((error: unknown) => error)
    expect(fault).toMatchObject({ code: 'throttled', retryAfterMs: 7000 })
    expect(JSON.stringify([fault, String(fault), scene.kit.logged])).not.toMatch(/Mariana|almaSecret01/)
  })

  it.each([
    ['no envelope', {}],
    ['a text', { response: 'students' }],
    ['fields without a name', { response: [{ value: 'x' }] }],
    ['a field that nests', { response: [{ name: 'Lunch', value: { is: 'Si' } }] }],
    ['cents in an amount', { response: [{ name: 'Parents fee', value: '185000.50' }] }],
    ['an amount below zero', { response: [{ name: 'Parents fee', value: -1 }] }],
  ])('with %s is unreachable: a read that may be asked again', async (_what, answer) => {
    const scene = recordedAlma()
    scene.answers[fields] = answer
    await expect(ask(scene)).rejects.toMatchObject({ code: 'unreachable' })
  })
})
