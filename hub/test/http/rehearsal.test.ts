import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Seasons } from '../../src/config/load-config.ts'
import { openHub } from '../../src/open-hub.ts'
import { usual } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { configFor } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { Visitor } from '@matricula/hub/testing/visitor'

const dayMs = 86_400_000
const middleOfSeason = Date.UTC(2025, 5, 19)

/** The season as it would be if today were its 19 June, for production has no other clock than the wall's. */
function untilToday(seasons: Seasons): Seasons {
  const days = Math.floor((Date.now() - middleOfSeason) / dayMs)
  const moved = (date: string) => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
  return JSON.parse(JSON.stringify(seasons).replaceAll(/\d{4}-\d{2}-\d{2}/g, moved))
}

async function aRehearsal(settings: object = {}) {
  const database = await usual.create()
  onTestFinished(() => database.drop())
  const rehearsal = { profile: 'production', rehearsal: true, ...settings }
  const config = await configFor(database.environment, { settings: rehearsal })
  const hub = await openHub({ ...config, seasons: untilToday(config.seasons) }, pino({ level: 'silent' }))
  onTestFinished(() => hub.stop())
  await hub.start()
  return { hub, url: hub.server.info.uri, visitor: () => new Visitor(hub.server.info.uri) }
}

describe('A rehearsal with pretend vendors on this machine', () => {
  it('takes a family through its payment, at the provider’s page and back', async () => {
    const family = await Family.signIn(await aRehearsal(), '10001')
    const started = await family.pay(await family.quote(rightAndCosts))
    expect(started.status).toBe(200)
    await family.chooseAtProvider(started.body, 'approve')
    const paid = await until(
      () => family.check(),
      ({ status }) => status !== 'PENDIENTE',
    )
    expect(paid.status).toBe('APROBADO')
  })

  it('shows its pretend vendors to nobody else', async () => {
    const { url } = await aRehearsal()
    const desk = '/sandbox/notices.main/'
    expect(await statusOf(url, desk, {})).toBe(200)
    expect(await statusOf(url, desk, { host: 'ensayo.example.co' })).toBe(421)
    expect(await statusOf(url, desk, { 'x-forwarded-for': '203.0.113.9' })).toBe(403)
    expect(await statusOf(url, '/api/health/ready', { 'x-forwarded-for': '203.0.113.9' })).toBe(200)
  })
})

describe('A rehearsal with pretend vendors at a public address', () => {
  const server = { publicUrl: 'https://ensayo.example.co', trustedProxies: 1, sandboxHosts: '' }

  it('has no page of theirs, and says so before a family is sent there', async () => {
    const { url, visitor } = await aRehearsal({ server })
    expect(await statusOf(url, '/sandbox/payments.card/', {})).toBe(404)
    const family = await Family.signIn({ visitor }, '10001')
    const refused = await family.pay(await family.quote(rightAndCosts))
    expect(problemOf(refused)).toMatchObject({
      code: 'VENDOR_REFUSED',
      detail: expect.stringContaining('server.sandboxHosts'),
    })
    expect(await family.check()).toMatchObject({ status: 'RECHAZADO' })
  })

  it('shows them to whoever comes by that address once it is named', async () => {
    const named = { ...server, sandboxHosts: '127.0.0.1 ensayo.example.co' }
    const { url } = await aRehearsal({ server: named })
    const headers = { host: 'ensayo.example.co', 'x-forwarded-for': '203.0.113.9' }
    expect(await statusOf(url, '/sandbox/payments.card/', headers)).toBe(200)
    expect(await statusOf(url, '/sandbox/payments.card/', { host: 'other.example.co' })).toBe(421)
  })
})

/** With headers of its own, which a browser would not send. */
function statusOf(url: string, path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(new URL(path, url), { headers }, (answer) => {
      void text(answer).then(() => resolve(answer.statusCode ?? 0), reject)
    })
    asking.once('error', reject).end()
  })
}
