import { beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { chargeElsewhere, today } from '@matricula/hub/testing/reconciliation'
import { useHub } from '@matricula/hub/testing/test-hub'
import { cli } from './support/cli.ts'

const hub = useHub()

const byLink = 'card:SP-LINK-1'
const byHand = 'accounting:payment:R1'
const alone = 'card:SP-LINK-2'

async function run(...words: string[]) {
  const key = await makeKey(hub(), ['finance'])
  return cli(['payments', 'reconcile', ...words], { hub: hub().url, key })
}

/** Somebody paid by a payment link, and somebody else booked it in accounting by hand. */
beforeAll(async () => {
  await chargeElsewhere(hub(), [
    { reference: 'LINK-1', amount: 480_000 },
    { reference: 'LINK-2', amount: 70_000 },
  ])
  const booked = {
    reference: 'LINK-I',
    partnerCode: 'C10001',
    amount: 480_000,
    paidOn: today,
    providerRef: 'caja',
    documents: [],
  }
  const write = { signal: AbortSignal.timeout(20_000), trace: 'test', key: 'a-mano' }
  await hub().hub.app.plugins.accounting.incomingPayments?.record(booked, write)
})

describe('The three-way comparison', () => {
  it('sums up the days, and says which does not agree', async () => {
    const { stdout } = await run('--from', '2025-06-18', '--to', today, '--json')
    expect(JSON.parse(stdout)).toEqual([
      expect.objectContaining({ day: '2025-06-18', open: 0, state: 'nothing' }),
      expect.objectContaining({ day: today, open: 3, provider: { count: 2, amount: 550_000 } }),
    ])
    expect((await run()).stdout).toMatch(/2025-06-19 +\$ 550\.000 \(2\) .* 3 por resolver/)
  })

  it('shows a day with the match that is proposed', async () => {
    const { stdout } = await run('--day', today)
    expect(stdout).toMatch(
      /card:SP-LINK-1 .*Solo en el proveedor\n +¿= accounting:payment:R1\? \d+ de 100: el mismo valor/,
    )
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  it('takes a person’s word for the proposed match, tells why it cannot for others, and takes it back', async () => {
    const reason = ['--reason', 'El enlace de pago']
    const accepted = await run(
      '--day',
      today,
      '--accept',
      byLink,
      byHand,
      alone,
      'nothing',
      ...reason,
      '--json',
    )
    expect(accepted.exit).toBe(1)
    const [match, ...others] = JSON.parse(accepted.stdout)
    expect(match).toMatchObject({ row: byLink, is: 'done', match: { reason: 'El enlace de pago' } })
    expect(others).toEqual([
      { row: alone, is: 'failed', code: 'NO_PROPOSAL', why: expect.any(String) },
      { row: 'nothing', is: 'failed', code: 'NO_ROW', why: expect.any(String) },
    ])
    expect((await run('--day', today)).stdout).toContain(`\n  = ${byHand}`)
    expect(await run('--undo', match.match.id)).toMatchObject({ exit: 0 })
    expect((await run('--day', today)).stdout).not.toContain(`\n  = ${byHand}`)
    expect((await run('--undo', match.match.id)).exit).toBe(3)
  })

  it('says that a day had no payments', async () => {
    const { stdout, stderr } = await run('--day', '2025-06-01')
    expect(stdout).toBe('')
    expect(stderr).toContain('no tiene pagos')
  })
})
