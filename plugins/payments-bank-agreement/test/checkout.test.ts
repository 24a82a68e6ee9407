import { expect, it } from 'vitest'
import { memoryKit } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'

const noon = new Date('2025-06-19T17:00:00Z')
const read = { signal: new AbortController().signal, trace: 'test' }

function anAgreement() {
  let now = noon
  const kit = memoryKit({ now: () => now })
  const { value, error } = plugin.settings.validate({
    reference: { column: 1 },
    amount: { column: 2, written: 'whole' },
    date: { column: 3, written: 'YYYYMMDD' },
  })
  if (error) throw error
  const adapter = plugin.create(value, kit)
  const start = (amount: number, key = 'k1') =>
    adapter.startCheckout(
      {
        reference: 'MH-1',
        amount,
        currency: 'COP',
        description: 'Matrícula',
        payer: {
          name: 'Ana',
          lastname: 'Rojas',
          id: '1',
          email: 'ana@example.com',
          phone: '3000000000',
          document: null,
        },
        extras: [],
        returnUrl: 'https://hub.example/volver',
        locale: 'es-CO',
        expiresAt: '2025-06-22T17:00:00Z',
      },
      { ...read, key },
    )
  const find = () => adapter.find({ reference: 'MH-1', providerRef: null }, read)
  return { start, find, kit, at: (moment: string) => void (now = new Date(moment)) }
}

it('sends the family back to the hub, where the reference for the bank stands', async () => {
  const { start } = anAgreement()
  const wanted = { is: 'redirect', url: 'https://hub.example/volver', providerRef: null }
  expect(await start(1_850_000)).toEqual(wanted)
})

it('waits until its time is over, and is never paid by itself', async () => {
  const { start, find, at } = anAgreement()
  await start(1_850_000)
  at('2025-06-22T16:59:59Z')
  expect(await find()).toMatchObject({ status: 'pending', amount: 1_850_000, at: noon.toISOString() })
  at('2025-06-22T17:00:00Z')
  expect(await find()).toMatchObject({ status: 'expired', rawStatus: 'expired' })
})

it('is one checkout whoever asks again, and no other amount for its reference', async () => {
  const { start, kit } = anAgreement()
  await start(1_850_000)
  await start(1_850_000, 'k2')
  await expect(start(1_850_001, 'k3')).rejects.toMatchObject({ code: 'conflict', existing: 'MH-1' })
  expect(await kit.memo.list('checkout:')).toHaveLength(1)
})

it('keeps nothing of the payer', async () => {
  const { start, kit } = anAgreement()
  await start(1_850_000)
  expect(JSON.stringify(await kit.memo.list(''))).not.toMatch(/Ana|Rojas|example\.com"|3000000000/)
})
