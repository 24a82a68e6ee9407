import nock from 'nock'
import { describe, expect, it } from 'vitest'
import type { FaultCode } from '@matricula/contract'
import {
  anAccount,
  contract,
  read,
  replay,
  requestPath,
  sign,
  success,
  tokens,
  write,
} from './support/an-account.ts'

const create = '/api/v1/templates/212541000000300001/createdocument'

/** What sending ends in when Zoho answers the sending itself like this. */
async function faultOfSending(status: number, answer: string | object, headers: nock.ReplyHeaders = {}) {
  nock.cleanAll()
  await replay('look-before-sending')
  tokens()
  nock(sign).post(create).times(2).reply(status, answer, headers)
  const { adapter, kit } = anAccount()
  const fault: unknown = await adapter.send(contract, write()).catch((error: unknown) => error)
  return { fault, kit }
}

const failure = (code: number, param?: string) => ({
  code,
  error_param: param,
  message: 'Laura Díaz, laura.diaz@example.com',
  status: 'failure',
})

const rows: readonly (readonly [number, number, FaultCode])[] = [
  [401, 9031, 'unauthorised'],
  [401, 9041, 'unauthorised'],
  [400, 9004, 'not-found'],
  [404, 9004, 'not-found'],
  [400, 9011, 'rejected'],
  [400, 9015, 'invalid'],
  [400, 9043, 'invalid'],
  [400, 9039, 'rejected'],
  [429, 2955, 'throttled'],
  [200, 9039, 'rejected'],
  [400, 12345, 'rejected'],
  [429, 12345, 'throttled'],
  [500, 12345, 'unknown-outcome'],
  [502, 9039, 'unknown-outcome'],
]

describe('an answer to a write', () => {
  it.each(rows)('of status %i and code %i is %s', async (status, code, expected) => {
    const { fault } = await faultOfSending(status, failure(code))
    expect(fault).toMatchObject({ name: 'PluginFault', code: expected })
  })

  it.each([
    [403, 'unauthorised'],
    [404, 'not-found'],
    [413, 'invalid'],
    [429, 'throttled'],
    [500, 'unknown-outcome'],
    [503, 'unknown-outcome'],
    [302, 'unknown-outcome'],
    [200, 'unknown-outcome'],
  ])('of status %i without an envelope is %s', async (status, code) => {
    expect((await faultOfSending(status, '<html></html>')).fault).toMatchObject({ code })
  })

  it.each([
    ['without a request', success({})],
    ['without an id', success({ requests: { request_name: 'x', request_status: 'inprogress' } })],
    [
      'with another name',
      success({ requests: { request_id: '1', request_name: 'x', request_status: 'draft' } }),
    ],
    ['that says both success and a code', { ...success({}), code: '0x' }],
  ])('%s leaves the outcome open', async (_what, answer) => {
    expect((await faultOfSending(200, answer)).fault).toMatchObject({ code: 'unknown-outcome' })
  })

  it('that refuses says the code, and the field where it is named by a word', async () => {
    const { fault } = await faultOfSending(400, failure(9011, 'Teléfono 2'))
    expect(fault).toMatchObject({ reason: 'code 9011', field: 'Teléfono 2' })
    const key = await faultOfSending(400, failure(9043, 'action_status'))
    expect(key.fault).toMatchObject({ code: 'invalid', field: 'action_status' })
    const name = await faultOfSending(400, failure(9039, 'Laura Díaz'))
    expect(name.fault).toMatchObject({ reason: 'code 9039', field: undefined })
    const long = await faultOfSending(400, failure(9011, 'Laura Díaz <laura.diaz@example.com>'))
    expect(long.fault).toMatchObject({ reason: 'code 9011', field: undefined })
  })

  it('asks for a minute where it names no time', async () => {
    expect((await faultOfSending(429, failure(2955))).fault).toMatchObject({ retryAfterMs: 60_000 })
    const told = await faultOfSending(429, failure(2955), { 'retry-after': '7' })
    expect(told.fault).toMatchObject({ retryAfterMs: 7000 })
  })

  it("says nothing of the vendor's own message", async () => {
    const { fault, kit } = await faultOfSending(400, failure(9039))
    expect(`${String(fault)}${JSON.stringify(fault)}${JSON.stringify(kit.logged)}`).not.toContain('Laura')
  })
})

describe('an answer to a look-up', () => {
  it.each([
    [400, failure(9004)],
    [404, '<html></html>'],
  ])('of status %i that nothing is there is null', async (status, answer) => {
    tokens()
    nock(sign).get(requestPath).reply(status, answer)
    expect(await anAccount().adapter.status('212541000000244001', read())).toBeNull()
  })

  it('that is lost is unreachable', async () => {
    tokens()
    nock(sign).get(requestPath).reply(500, failure(9039))
    await expect(anAccount().adapter.status('212541000000244001', read())).rejects.toMatchObject({
      code: 'unreachable',
    })
  })
})
