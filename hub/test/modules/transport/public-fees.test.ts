import { describe, expect, it } from 'vitest'
import { publicTransportFees } from '../../../src/modules/transport/public-fees.ts'
import { parentPart } from '../../../src/modules/seasons/season.ts'
import { useHub } from '@matricula/hub/testing/test-hub'
import { readSeason } from '../seasons/read-season.ts'

const [first, second, third] = parentPart(readSeason('2025-2026')).grades
const entry = (itemName: string, listName: string, price: number) => ({
  itemCode: `CT-${price}`,
  itemName,
  listName,
  price,
})

describe('The transport fees that anybody reads', () => {
  const hub = useHub()
  const read = (query = '') =>
    hub()
      .visitor()
      .get<{ name: string; price: number; grades: string[] }[]>(`/api/enrollment/fees/transport${query}`)

  it('are those of the price list, once for all grades, and of one grade', async () => {
    const { status, body } = await read()
    expect([status, body.length]).toEqual([200, 11])
    expect(body).toContainEqual(
      expect.objectContaining({ name: 'TRANSPORTE COMPLETO CERCANO', price: 738_000, grades: [] }),
    )
    expect((await read('?grade=105')).body).toHaveLength(11)
    expect((await read('?grade=999')).body).toEqual([])
  })

  it('name the grades where they differ, and leave out what is no transport', () => {
    if (!first || !second || !third) throw new Error('too few grades')
    const name = 'TRANSPORTE MEDIO CERCANO'
    const both = `${first.priceList}-${second.priceList}`
    const list = [entry(name, both, 10), entry(name, third.priceList, 12), entry('Almuerzo', both, 5)]
    expect(publicTransportFees(list, [first, second, third])).toMatchObject([
      { name, price: 10, grades: [first.name, second.name] },
      { name, price: 12, grades: [third.name] },
    ])
  })
})
