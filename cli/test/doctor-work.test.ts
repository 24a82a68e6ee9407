import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { openSharedServices } from '../../hub/src/shared-services/shared-services.ts'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { makeKey } from '@matricula/hub/testing/keys'
import { hasRedis, RedisServer } from '@matricula/hub/testing/redis-server'
import { root, runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Finding } from '../src/tasks/doctor/finding.ts'
import { checkLine, lateAfter } from '../src/tasks/doctor/check-work.ts'
import { translator } from '../src/i18n.ts'
import { cli } from './support/cli.ts'

interface Examined {
  readonly exit: number
  readonly grade: (check: string) => string | undefined
}

async function examined(hub: TestHub, key: string): Promise<Examined> {
  const { exit, stdout } = await cli(['doctor', '--json'], { hub: hub.url, key })
  const { checks }: { checks: readonly Finding[] } = JSON.parse(stdout)
  return { exit, grade: (name) => checks.find(({ check }) => check === name)?.is }
}

describe.skipIf(!hasRedis)('A hub whose work is done by workers', () => {
  it('is ill without any of them and without Redis, and well with both', async () => {
    const redis = await RedisServer.start()
    const hub = await runHub({ settings: { redis: { url: redis.url, work: 'workers' } } })
    const key = await makeKey(hub, ['it'])
    const alone = await examined(hub, key)
    expect([alone.exit, alone.grade('workers'), alone.grade('redis')]).toEqual([1, 'bad', 'ok'])

    const { database, config } = hub.hub.app
    const log = pino({ level: 'silent' })
    const worker = await openSharedServices({ ...config.settings.redis, database, log })
    onTestFinished(async () => {
      await worker.work.stop()
      await worker.close()
    })
    await worker.work.start()
    const helped = await until(
      () => examined(hub, key),
      ({ exit }) => exit === 0,
    )
    expect([helped.grade('workers'), helped.grade('redis')]).toEqual(['ok', 'ok'])

    await redis.kill()
    const cutOff = await examined(hub, key)
    expect([cutOff.exit, cutOff.grade('redis')]).toEqual([1, 'bad'])
  })
})

describe('A hub', () => {
  it('is ill when nobody has asked the provider about a payment for longer than the alert puts up with', async () => {
    const hub = await runHub()
    const key = await makeKey(hub, ['it'])
    const { app } = hub.hub
    await app.work.stop()
    const family = await Family.signIn(hub, '10001')
    await family.pay(await family.quote(rightAndCosts))
    expect(await examined(hub, key)).toMatchObject({ exit: 0 })
    const early = new Date(app.clock.wall().getTime() - 301_000).toISOString()
    await app.database('payment_attempt').update({ ask_at: early })
    const { exit, grade } = await examined(hub, key)
    expect([exit, grade('payments')]).toEqual([1, 'bad'])
  })

  it('is not quite well while a delivery that failed waits for its next try', async () => {
    const hub = await runHub()
    const key = await makeKey(hub, ['it'])
    const { app } = hub.hub
    await app.work.stop()
    const wall = app.clock.wall().getTime()
    await app.database('outbox').insert({
      topic: 'accounting.order',
      key: 'order:one',
      payload: '{}',
      status: 'due',
      due_at: new Date(wall + 60_000).toISOString(),
      attempts: 1,
      last_fault: 'unreachable: nobody answers',
      trace: 't',
      created_at: new Date(wall).toISOString(),
    })
    const { exit, grade } = await examined(hub, key)
    expect([exit, grade('deliveries')]).toEqual([0, 'warn'])
  })
})

describe('What the doctor takes for late', () => {
  it('is what the alerts take for it', async () => {
    const text = await readFile(path.join(root, 'hub/deploy/alerts.yaml'), 'utf8')
    const { groups }: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(text)
    const limitOf = (name: string) => {
      const rule = groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === name)
      return Number(/> (\d+)$/.exec(rule?.expr ?? '')?.[1])
    }
    expect(lateAfter).toEqual({
      paymentsSeconds: limitOf('PaymentsNotAsked'),
      callbacksSeconds: limitOf('CallbacksNotSettled'),
      deliveriesSeconds: limitOf('NobodyWorks'),
    })
  })
})

describe('Families who wait to sign in', () => {
  const t = translator('doctor', 'es')

  it.each([
    [
      'are warned of with their number',
      { waiting: 214 },
      [['warn', '214 familias esperan en la fila para ingresar.']],
    ],
    ['are none where the line is empty', { waiting: 0 }, [['ok', 'Ninguna familia espera para ingresar.']]],
    ['are not known where Redis does not say', null, []],
  ])('%s', (_, line, findings) => {
    expect(checkLine(line, t).map(({ is, found }) => [is, found])).toEqual(findings)
  })
})
