import { expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { aToldPayout, payoutDay, type PayoutBody, sayOfPayout } from '@matricula/hub/testing/payouts'
import { cli } from './support/cli.ts'

it('The payouts are listed with what was seen of them at the bank, and found by what narrows them', async () => {
  const { hub, finance } = await aToldPayout()
  const key = await makeKey(hub, ['finance'])
  const run = (...words: string[]) => cli(['payouts', 'list', ...words], { hub: hub.url, key })
  const onItsWay = await run()
  expect(onItsWay.exit).toBe(0)
  expect(onItsWay.stdout).toMatch(/PO-20250620 +2025-06-20 +card +\$\s4\.513\.756 +en camino +0 +-/)
  for (const line of onItsWay.stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)

  const { body } = await finance.get<readonly PayoutBody[]>('/api/payouts')
  for (const payout of body)
    await sayOfPayout(finance, payout, 'arrived', { bank_reference: '00412', on: payoutDay })

  expect((await run('--search', '00412')).stdout).toMatch(/PO-20250620 .*en el banco +0 +00412/)
  const { stdout: json } = await run('--status', 'arrived', '--json')
  expect(JSON.parse(json)).toMatchObject([{ reference: 'PO-20250620', net: 4_513_756 }])
  expect((await run('--status', 'differs')).stderr).toContain('No hay abonos así.')
})
