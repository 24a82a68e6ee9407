import { describe, expect, it } from 'vitest'
import { checkProof } from '../../../src/modules/discounts/check-proof.ts'
import type { Discount } from '../../../src/modules/discounts/discount.ts'
import { addDiscount } from '../../../src/modules/discounts/discount.store.ts'
import { discountsDataSource } from '../../../src/modules/discounts/discounts-data-source.ts'
import { isRefused } from '../../../src/shared/refusal.ts'
import { type DatabaseKind, databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { ask, files } from './a-discount.ts'

const settled = { by: 'staff:finanzas', at: '2025-03-01T12:00:00.000Z', note: 'Sí.' }

const plain: Discount = {
  id: '',
  studentCode: '10001',
  kind: 'alumni',
  percent: 2000,
  state: 'asked',
  note: 'Nota.',
  askedBy: 'staff:admisiones',
  askedAt: '2025-02-01T12:00:00.000Z',
  review: null,
  expiresOn: null,
  withdrawal: null,
}

/** Of 10001 one in each state; of 10002 one that is asked. */
const all: readonly Discount[] = [
  { ...plain, id: 'asked' },
  { ...plain, id: 'granted', kind: 'sister', state: 'granted', review: settled, expiresOn: '2025-03-01' },
  { ...plain, id: 'refused', state: 'refused', review: settled },
  { ...plain, id: 'withdrawn', state: 'withdrawn', withdrawal: settled },
  { ...plain, id: 'other', studentCode: '10002' },
]

async function filled(kind: DatabaseKind) {
  const { database } = await openTestDatabase(kind)
  const proof = checkProof({ type: 'application/pdf', content: files.pdf.toString('base64') })
  if (isRefused(proof)) throw new Error(proof.code)
  for (const discount of all) await database.transaction((trx) => addDiscount(trx, discount, proof))
  const left = async () => ({
    discounts: (await database('discount').orderBy('id')).map(({ id }) => id),
    proofs: (await database('discount_proof').orderBy('discount_id')).map(({ discount_id }) => discount_id),
  })
  return { database, left }
}

describe.each(databases)('The discounts of a family on $name', (kind) => {
  it('are told with their files, and of those asked alone', async () => {
    const { database } = await filled(kind)
    const told = await discountsDataSource.export(database, ['10002'])
    expect(told).toEqual([
      {
        ...all.at(-1),
        proof: {
          type: 'application/pdf',
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          content: files.pdf.toString('base64'),
        },
      },
    ])
  })

  it('go with their files, and of those asked alone', async () => {
    const { database, left } = await filled(kind)
    expect(await database.transaction((trx) => discountsDataSource.erase(trx, ['10001']))).toBe(4)
    expect(await left()).toEqual({ discounts: ['other'], proofs: ['other'] })
  })

  it('stay two years after their end, and whatever has not ended stays', async () => {
    const { database, left } = await filled(kind)
    expect(await discountsDataSource.retain(database, new Date('2027-03-01T12:00:00.000Z'))).toBe(0)
    expect(await discountsDataSource.retain(database, new Date('2027-03-02T12:00:00.000Z'))).toBe(3)
    expect(await left()).toEqual({ discounts: ['asked', 'other'], proofs: ['asked', 'other'] })
  })
})

describe('The erasure of a family', () => {
  it('takes its discounts along', async () => {
    const hub = await runHub()
    const admin = await signInStaff(hub, 'admin')
    await ask(admin)
    const { database } = hub.hub.app
    const exported = await admin.get<{ parts: { discounts: { proof: { content: string } }[] } }>(
      '/api/privacy/families/10001',
    )
    expect(exported.body.parts.discounts.map(({ proof }) => proof.content)).toEqual([
      files.pdf.toString('base64'),
    ])
    const erased = await admin.post('/api/privacy/families/10001/erase', { reason: 'Lo pidió la familia.' })
    expect(erased.status).toBe(200)
    expect([await database('discount'), await database('discount_proof')]).toEqual([[], []])
  })
})
