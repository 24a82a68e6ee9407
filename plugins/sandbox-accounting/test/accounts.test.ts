import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../src/demo-accounts.ts'
import { anAccounting, aRead } from './support/an-accounting.ts'

const accounting = anAccounting()
const codes = Array.from({ length: 600 }, (_, index) => String(20_001 + index))
const balances = await Promise.all(codes.map((code) => accounting.balance(`C${code}`, aRead())))
const prices = await Promise.all(
  codes.map((studentCode) =>
    accounting.studentPrices(
      { studentCode, gradeKey: 'SEXTO', antiquity: 'old', project: '2025-2026' },
      aRead(),
    ),
  ),
)
const charges = await Promise.all(codes.map((code) => accounting.lastTransportCharge(`C${code}`, aRead())))

describe('the balance of a demonstration student', () => {
  it.each([
    ['10001', 0],
    ['10002', 0],
    ['10003', 1_250_000],
    ['10004', -6_000_000],
    ['10007', 0],
    ['10013', -300_000],
    ['10014', 0],
    ['00007', 0],
    ['a1b2c', 0],
  ])('%s is %i in the first row', async (code, balance2) => {
    const [first] = await accounting.balance(`C${code}`, aRead())
    expect(first).toEqual({ partnerCode: `C${code.toUpperCase()}`, balance2 })
  })

  it('comes in two rows for 10003 and in one for the others', async () => {
    expect(await accounting.balance('C10003', aRead())).toHaveLength(2)
    expect(await accounting.balance('C10001', aRead())).toHaveLength(1)
  })
})

describe('the written accounts', () => {
  it('are those of the demonstration students in config/sandbox/demo-students.yaml', async () => {
    const list = new URL('../../../config/sandbox/demo-students.yaml', import.meta.url)
    const codes = [...(await readFile(list, 'utf8')).matchAll(/^- code: '(\w+)'$/gm)].map(([, code]) => code)
    expect(new Set(codes.map((code) => code?.toUpperCase()))).toEqual(new Set(Object.keys(demoAccounts)))
  })
})

describe('the accounts of a whole school', () => {
  it('owe, are owed, are even, or have no row', () => {
    const signs = balances.map(([first]) => (first === undefined ? 'none' : Math.sign(first.balance2)))
    expect(new Set(signs)).toEqual(new Set(['none', -1, 0, 1]))
    expect(balances.flat().filter(({ balance2 }) => !Number.isInteger(balance2))).toEqual([])
  })

  it('hold scholarships, annuities of both kinds, agreed prices and own progressive discounts', () => {
    const all = prices.flat()
    expect(new Set(all.map(({ scholarship }) => scholarship)).size).toBeGreaterThan(5)
    expect(all.some(({ annuity100Paid, annuity100 }) => annuity100Paid === 'Si' && annuity100 > 0)).toBe(true)
    expect(all.some(({ annuity50Paid, annuity50 }) => annuity50Paid === 'Si' && annuity50 > 0)).toBe(true)
    expect(all.some(({ commercialPrice }) => commercialPrice > 0)).toBe(true)
    expect(all.some(({ progressiveDiscount }) => progressiveDiscount !== null)).toBe(true)
  })

  it('are the same for the same seed, and others for another seed', async () => {
    const again = anAccounting({ seed: 2025 })
    const other = anAccounting({ seed: 1 })
    const of = (system: typeof again) => Promise.all(codes.map((code) => system.balance(`C${code}`, aRead())))
    expect(await of(again)).toEqual(balances)
    expect(await of(other)).not.toEqual(balances)
  })
})

describe('the last transport charge', () => {
  it('of 10005 is the full near one of the year before, and 10006 had none', async () => {
    expect(await accounting.lastTransportCharge('C10005', aRead())).toEqual({
      itemCode: 'CT-0001',
      concept: 'TRANSPORTE COMPLETO CERCANO',
      price: 701_000,
      project: '2024-2025',
    })
    expect(await accounting.lastTransportCharge('C10006', aRead())).toBeNull()
  })

  it('is null for many and any of the eleven for the others', () => {
    expect(charges).toContain(null)
    expect(new Set(charges.flatMap((charge) => charge?.itemCode ?? [])).size).toBe(11)
  })
})
