import { memoryKit } from '@matricula/contract/kit'
import nock from 'nock'
import { expect, it, onTestFinished } from 'vitest'
import { createAdapter } from '../src/adapter.ts'
import { settings } from '../src/settings.ts'
import { origin, plainSettings, v2Error } from './support/nocked-sap.ts'

it.each([
  ['a wrong password', 401, v2Error(-304), 'unauthorised'],
  ['a company that is not there', 400, v2Error(-5002), 'unauthorised'],
  ['no permission', 403, '', 'unauthorised'],
  ['a server in trouble', 502, '<html>', 'unreachable'],
  ['a page for people', 200, '<html>', 'unreachable'],
  ['an answer without a session', 200, {}, 'unreachable'],
  ['too many requests', 429, '', 'throttled'],
] as const)('takes %s at signing in for %s', async (_what, status, body, code) => {
  if (!nock.isActive()) nock.activate()
  nock.disableNetConnect()
  onTestFinished(() => {
    nock.cleanAll()
    nock.enableNetConnect()
    nock.restore()
  })
  nock(`${origin}/b1s/v2`).post('/Login').reply(status, body)
  const { value } = settings.validate(plainSettings)
  const adapter = createAdapter(value, memoryKit())
  const read = { signal: new AbortController().signal, trace: 'test' }
  await expect(adapter.projects(read)).rejects.toMatchObject({ code })
})
