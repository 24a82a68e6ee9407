import type { StudentPrice } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { anAccounting, aRead } from './support/an-accounting.ts'

const accounting = anAccounting()
const keys =
  'PREJARDIN JARDIN TRANSICION PRIMERO SEGUNDO TERCERO CUARTO QUINTO SEXTO SEPTIMO OCTAVO NOVENO DECIMO ONCE'.split(
    ' ',
  )
const { items: entries } = await accounting.priceList({ size: 1000 }, aRead())

async function pricesOf(studentCode: string, gradeKey: string, project = '2025-2026') {
  return accounting.studentPrices({ studentCode, gradeKey, antiquity: 'old', project }, aRead())
}

async function priceOf(
  studentCode: string,
  gradeKey: string,
  itemCode: string,
): Promise<StudentPrice | undefined> {
  return (await pricesOf(studentCode, gradeKey)).find((price) => price.itemCode === itemCode)
}

describe('the price list', () => {
  it.each(keys)('prices every item once for %s, in whole pesos', (key) => {
    const own = entries.filter(({ listName }) => listName.split('-').includes(key))
    expect(own.map(({ itemCode }) => itemCode).sort()).toEqual([
      'CA-0001',
      'CA-0004',
      'CM-0001-1',
      'CM-0016',
      'CM-0050',
      ...Array.from({ length: 11 }, (_, index) => `CT-${String(index + 1).padStart(4, '0')}`),
    ])
    expect(own.every(({ price }) => Number.isInteger(price) && price > 0)).toBe(true)
  })

  it('names no other grades', () => {
    expect(new Set(entries.flatMap(({ listName }) => listName.split('-')))).toEqual(new Set(keys))
  })

  it.each([
    ['CA-0001', 'Derecho de matrícula', 3_800_000],
    ['CA-0004', 'Otros costos anuales', 950_000],
    ['CM-0001-1', 'Pensión', 3_417_333],
    ['CM-0016', 'Almuerzo', 512_000],
    ['CM-0050', 'Plataforma digital', 150_000],
    ['CT-0001', 'TRANSPORTE COMPLETO CERCANO', 738_000],
  ])('has %s %s at %i for Primero', async (itemCode, itemName, price) => {
    expect(await priceOf('10001', 'PRIMERO', itemCode)).toMatchObject({ itemName, price })
  })

  it('has every transport but the full far bus stop', () => {
    const names = ['', 'PARADERO '].flatMap((stop) =>
      ['MEDIO', 'COMPLETO'].flatMap((size) =>
        ['CERCANO', 'INTERMEDIO', 'LEJANO'].map((band) => `TRANSPORTE ${stop}${size} ${band}`),
      ),
    )
    const offered = entries
      .filter(({ itemCode }) => itemCode.startsWith('CT-'))
      .map(({ itemName }) => itemName)
    expect(names.filter((name) => !offered.includes(name))).toEqual(['TRANSPORTE PARADERO COMPLETO LEJANO'])
    expect(offered.filter((name) => !names.includes(name))).toEqual([])
  })

  it('varies the pension by grade', () => {
    const pensions = entries.filter(({ itemCode }) => itemCode === 'CM-0001-1').map(({ price }) => price)
    expect(new Set(pensions).size).toBe(6)
  })

  it('comes in pages that hold every entry once', async () => {
    const walked = []
    for (let cursor: string | undefined | null; cursor !== null;) {
      const page = await accounting.priceList({ cursor, size: 4 }, aRead())
      walked.push(...page.items)
      cursor = page.next
    }
    expect(walked).toEqual(entries)
  })
})

describe('the prices of a student', () => {
  it('are those of the list for the grade', async () => {
    const own = await pricesOf('10001', 'noveno')
    const listed = entries.filter(({ listName }) => listName.includes('NOVENO'))
    expect(
      own.map(({ itemCode, itemName, listName, price }) => ({ itemCode, itemName, listName, price })),
    ).toEqual(listed)
  })

  it('are none for an unknown grade or a year without prices', async () => {
    expect(await pricesOf('10001', 'DOCE')).toEqual([])
    expect(await pricesOf('10001', 'PRIMERO', '2020-2021')).toEqual([])
  })

  it('carry the commercial price of Jardín', async () => {
    expect(await priceOf('10006', 'JARDIN', 'CA-0001')).toMatchObject({
      price: 3_800_000,
      commercialPrice: 3_400_000,
    })
    expect(await priceOf('10002', 'PREJARDIN', 'CA-0001')).toMatchObject({
      price: 3_800_000,
      commercialPrice: 0,
      progressiveDiscount: null,
    })
  })

  it('carry the whole annuity of 10004 and the half one and scholarship of 10007', async () => {
    expect(await priceOf('10004', 'CUARTO', 'CA-0001')).toMatchObject({
      annuity100Paid: 'Si',
      annuity100: 3_800_000,
      annuity50Paid: 'No',
    })
    expect(await priceOf('10007', 'OCTAVO', 'CA-0001')).toMatchObject({
      annuity100Paid: 'No',
      annuity50Paid: 'Si',
      annuity50: 1_900_000,
    })
    expect(await priceOf('10007', 'OCTAVO', 'CM-0001-1')).toMatchObject({
      scholarship: 2_500,
      price: 3_538_209,
      total: 2_653_657,
    })
  })

  it('are plain for the student without any terms, and the same in upper and lower case', async () => {
    const plain = await pricesOf('a1b2c', 'PRIMERO')
    expect(
      plain.filter(({ scholarship, total, commercialPrice }) => scholarship + (total ?? 0) + commercialPrice),
    ).toEqual([])
    expect(await pricesOf('A1B2C', 'PRIMERO')).toEqual(plain)
  })
})
