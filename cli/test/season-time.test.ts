import { describe, expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { useHub } from '@matricula/hub/testing/test-hub'
import { seasonTime } from '../src/hub/season-time.ts'
import { aHome, cli } from './support/cli.ts'

const hub = useHub()

async function asAdmin(...words: readonly string[]) {
  const home = await aHome()
  const login = ['login', '--hub', hub().url, '--user', 'admin', '--password-stdin']
  await cli(login, { home, stdin: 'demo\n' })
  return cli(words, { home })
}

describe('The times of a demonstration', () => {
  it.each([[['audit', 'tail']], [['keys', 'list']], [['plugins', 'list']]])(
    'are of its own clock in %j, which is said once',
    async (words) => {
      await setSeasonClock(hub(), '2031-02-03T10:00:00-05:00')
      await makeKey(hub(), ['it'])
      const { stdout, stderr } = await asAdmin(...words)
      expect(stdout).not.toContain(String(new Date().getFullYear()))
      expect(stderr).toBe('Horas del reloj de la demostración, no del de este equipo.\n')
    },
  )

  it('are of its own clock in the list of documents', async () => {
    await setSeasonClock(hub(), '2031-02-03T10:00:00-05:00')
    const now = new Date().toISOString()
    const its = {
      id: 'd',
      project: '2025-2026',
      student_code: '10001',
      document: 'contract',
      reference: 'D-1',
    }
    const sent = { status: 'sent', vendor_id: null, email: 'a@b.example', requested_by: 'staff:admin' }
    await hub()
      .hub.app.database('signing')
      .insert({ ...its, ...sent, requested_at: now, updated_at: now })
    const { stdout, stderr } = await asAdmin('documents', 'list')
    expect(stdout).toMatch(/10001 .*2031-02-03 10:0\d +2031-02-03 10:0\d/)
    expect(stderr).toBe('Horas del reloj de la demostración, no del de este equipo.\n')
  })

  it('are not spoken of where nothing has one', async () => {
    const { stderr } = await asAdmin('outbox', 'list', '--status', 'on_hold')
    expect(stderr).toBe('No hay envíos así.\n')
  })

  it('are of its own clock where a key is made that lasts', async () => {
    await setSeasonClock(hub(), '2031-02-03T10:00:00-05:00')
    const { stderr } = await asAdmin('keys', 'add', 'una', '--roles', 'it', '--days', '30')
    expect(stderr).toContain('Vence el 2031-03-05.')
  })

  it('are with --json those that the hub keeps, without a word', async () => {
    const { stdout, stderr } = await asAdmin('audit', 'tail', '--json')
    expect(stdout).toContain(`"at":"${new Date().getFullYear()}-`)
    expect(stderr).toBe('')
  })

  it('are of its own clock where the doctor says since when a transfer is on hold', async () => {
    await setSeasonClock(hub(), '2031-02-03T10:00:00-05:00')
    const now = new Date().toISOString()
    const onHold = { topic: 'receipt.issue', payload: '{"orderId":"none"}', status: 'on_hold', attempts: 3 }
    const times = { due_at: now, created_at: now, leased_until: null, done_at: null }
    await hub()
      .hub.app.database('outbox')
      .insert({ ...onHold, ...times, key: 'HELD', last_fault: 'rejected: no', trace: 'test' })
    const { stdout, stderr } = await asAdmin('doctor')
    expect(stdout).toMatch(/Un envío retenido desde 2031-02-03 10:0/)
    expect(stderr).toBe('')
  })
})

describe('A time of the machine', () => {
  const shifts = [
    { from: '2026-01-01T00:00:00.000Z', ms: -60_000 },
    { from: '2026-01-02T00:00:00.000Z', ms: 120_000 },
  ]

  it.each([
    ['2026-01-01T12:00:00.000Z', '2026-01-01T11:59:00.000Z'],
    ['2026-01-02T12:00:00.000Z', '2026-01-02T12:02:00.000Z'],
  ])('%s was %s on the season’s clock as that stood then', (wall, season) => {
    expect(seasonTime(shifts)(wall)).toBe(season)
  })

  it('is itself where there is one clock, and none where nothing was', () => {
    expect(seasonTime([])('2026-01-02T12:00:00.000Z')).toBe('2026-01-02T12:00:00.000Z')
    expect(seasonTime(shifts)(null)).toBeNull()
  })
})
