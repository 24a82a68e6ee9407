import { expect, it } from 'vitest'
import { watchQueue } from '../../../src/http/overload/queue-delay.ts'
import { sqlite } from '@matricula/hub/testing/databases'
import { numbersOf } from '@matricula/hub/testing/keys'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

it('A line is as long as the wait of who still stands in it', async () => {
  let clock = 0
  const line = watchQueue(
    () => new Promise(() => undefined),
    () => clock,
  )
  line.start()
  const delays = await until(
    async () => {
      clock += 1000
      return line.ms()
    },
    (ms) => ms >= 3000,
  )
  line.stop()
  expect(delays).toBeGreaterThanOrEqual(3000)
})

it('A hub whose database keeps everybody waiting asks new families to come back, until it does not', async () => {
  const limits = { busy: { delayMs: 400 }, full: { delayMs: 3_600_000 }, fewRequests: 0 }
  const hub = await runHub({ database: sqlite, settings: { server: { overload: limits } } })
  const { database } = hub.hub.app
  const signIn = () => hub.visitor().post<ProblemBody>('/api/enrollment/login', { studentCode: '10001' })
  await numbersOf(hub)
  // Its one connection.
  const held: unknown = await database.client.acquireConnection()
  const delay = () => numbersOf(hub)
  await until(delay, (text) => Number(/^hub_load_delay_seconds (\S+)$/m.exec(text)?.[1]) > 0.4)
  const refused = await signIn()
  expect([refused.status, refused.body.code]).toEqual([503, 'OVERLOADED'])
  await database.client.releaseConnection(held)
  await until(signIn, ({ status }) => status === 200)
})
