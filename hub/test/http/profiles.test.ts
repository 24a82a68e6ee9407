import { describe, expect, it } from 'vitest'
import { runHub } from '../support/test-hub.ts'

const production = { profile: 'production', server: { host: '127.0.0.1' } }

describe('In production', () => {
  it('there are no pretend vendors, no demonstration students and no accounts that everybody knows', async () => {
    const { visitor } = await runHub({ settings: production })
    const browser = visitor()
    const season = await browser.get<{
      sandbox: boolean
      demoStudents: unknown[]
      clock: { simulated: boolean }
    }>('/api/seasons/current')
    expect(season.body).toMatchObject({ sandbox: false, demoStudents: [], clock: { simulated: false } })
    expect((await browser.get('/sandbox/card/')).status).toBe(404)
    const signIn = await browser.post('/api/staff/session', { username: 'admin', password: 'demo' })
    expect(signIn.status).toBe(401)
  })

  it('the clock is the wall’s, and nobody sets it', async () => {
    const { hub } = await runHub({ settings: production })
    expect('set' in hub.house.clock).toBe(false)
    expect(Math.abs(hub.house.clock.now().getTime() - Date.now())).toBeLessThan(60_000)
  })
})

describe('What keeps the house running', () => {
  it('is asked whether it is alive and ready, with each plugin', async () => {
    const { visitor } = await runHub()
    expect((await visitor().get('/api/health/live')).body).toEqual({ status: 'live' })
    expect((await visitor().get('/api/health/ready')).body).toMatchObject({
      status: 'ready',
      database: true,
      plugins: expect.arrayContaining([{ instance: 'sis.main', kind: 'sis', state: 'up' }]),
    })
  })

  it('learns by 503 that the database does not answer', async () => {
    const { hub, visitor } = await runHub()
    await hub.house.database.destroy()
    expect(await visitor().get('/api/health/ready')).toMatchObject({
      status: 503,
      body: { status: 'not-ready', database: false },
    })
    hub.house.database.initialize()
  })

  it('measures on this machine', async () => {
    const { visitor } = await runHub()
    expect((await visitor().get('/metrics')).text).toContain('plugin_state{kind="sis"')
  })
})
