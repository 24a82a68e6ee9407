import { expect, it } from 'vitest'
import { aGateway, call, type GatewayFixture } from './support/gateway.ts'

async function statement({ adapter }: GatewayFixture, from: string, to = from) {
  if (!adapter.statement) throw new Error('no statement')
  const { items } = await adapter.statement.list({ from, to }, { size: 50 }, call)
  return items.map(({ reference, status, amount }) => [reference, status, amount])
}

it('lists what moved on a day in Bogotá, as it stands now, and nothing that did not move', async () => {
  let now = new Date('2025-06-11T04:59:00Z')
  const expiresAt = '2025-06-30T00:00:00Z'
  const gateway = await aGateway({}, () => now)
  await gateway.choose('approve', { reference: 'MAT-2', expiresAt })
  await gateway.choose('approve', { reference: 'MAT-1', amount: 5000, expiresAt })
  await gateway.choose('decline', { reference: 'MAT-3', expiresAt })
  await gateway.choose('pending', { reference: 'MAT-4', expiresAt })
  now = new Date('2025-06-11T05:00:00Z')
  await gateway.choose('approve', { reference: 'MAT-5', expiresAt })
  const { providerRef } = (await gateway.find('MAT-1')) ?? { providerRef: '' }
  await gateway.post(`payments/${providerRef}`, { choice: 'reverse' })

  expect(await statement(gateway, '2025-06-10')).toEqual([
    ['MAT-2', 'approved', 4_750_000],
    ['MAT-1', 'reversed', 5000],
  ])
  expect(await statement(gateway, '2025-06-11')).toEqual([
    ['MAT-1', 'reversed', 5000],
    ['MAT-5', 'approved', 4_750_000],
  ])
  expect(await statement(gateway, '2025-06-12')).toEqual([])
  expect(await statement(gateway, '2025-06-10', '2025-06-11')).toEqual([
    ['MAT-2', 'approved', 4_750_000],
    ['MAT-1', 'reversed', 5000],
    ['MAT-5', 'approved', 4_750_000],
  ])
})
