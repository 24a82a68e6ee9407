import { describe, expect, it } from 'vitest'
import { aMemo, anAccounting, aRead, aWrite } from './support/an-accounting.ts'

describe('a business partner', () => {
  it.each(['C10001', 'C00007', 'CA1B2C', 'ca1b2c', 'C99999'])(
    '%s is there for any school code',
    async (code) => {
      const student = code.slice(1).toUpperCase()
      expect(await anAccounting().findPartner(code, aRead())).toEqual({
        code: `C${student}`,
        name: `Estudiante ${student}`,
        email: `familia.${student.toLowerCase()}@example.com`,
      })
    },
  )

  it.each(['10001', 'C1000', 'C100011', 'P10001', 'C1000-', 'CZZ001', ''])(
    '%j is not there',
    async (code) => {
      expect(await anAccounting().findPartner(code, aRead())).toBeNull()
      expect(await anAccounting().balance(code, aRead())).toEqual([])
      expect(await anAccounting().openInvoices(code, aRead())).toEqual([])
      expect(await anAccounting().lastTransportCharge(code, aRead())).toBeNull()
    },
  )

  it('whose school code begins with ZZ is there once created, for every hub on the memo', async () => {
    const memo = aMemo()
    const partner = await anAccounting({}, memo).partners.create('czz001', aWrite('key-1'))
    expect(partner).toMatchObject({ code: 'CZZ001', name: 'Estudiante ZZ001' })
    expect(await anAccounting({}, memo).findPartner('CZZ001', aRead())).toEqual(partner)
    expect(await anAccounting({}, memo).findPartner('CZZ002', aRead())).toBeNull()
  })

  it('is created once: the same act gets it again, another act a conflict', async () => {
    const { partners } = anAccounting()
    const first = await partners.create('CZZ001', aWrite('key-1'))
    expect(await partners.create('CZZ001', aWrite('key-1'))).toEqual(first)
    const conflict = { code: 'conflict', existing: 'CZZ001' }
    await expect(partners.create('CZZ001', aWrite('key-2'))).rejects.toMatchObject(conflict)
    await expect(partners.create('C10001', aWrite('key-3'))).rejects.toMatchObject({ code: 'conflict' })
    await expect(partners.create('P1', aWrite('key-4'))).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('partners of a mail address', () => {
  const codesOf = async (email: string) =>
    (await anAccounting().partnersByEmail(email, aRead())).map(({ code }) => code)

  it('are the students billed there', async () => {
    expect(await codesOf('familia.10003@example.com')).toEqual(['C10003'])
    expect(await codesOf(' Familia.A1B2C@Example.com ')).toEqual(['CA1B2C'])
  })

  it('are siblings together, with a partner that is no student', async () => {
    expect(await codesOf('familia.10014@example.com')).toEqual(['C10014', 'C10013', 'PROV0042'])
    expect(await codesOf('familia.10013@example.com')).toEqual([])
  })

  it('carry that address', async () => {
    const partners = await anAccounting().partnersByEmail('familia.10014@example.com', aRead())
    expect(new Set(partners.map(({ email }) => email))).toEqual(new Set(['familia.10014@example.com']))
  })

  it.each(['familia.10001@example.org', 'mama@example.com', 'familia.zz001@example.com', ''])(
    'are none for %j',
    async (email) => {
      expect(await codesOf(email)).toEqual([])
    },
  )
})
