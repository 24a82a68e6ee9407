import type { CustomFields } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import type { AdminInput } from '../../../src/modules/pricing/admin-order.ts'
import { quoteAdminOrder } from '../../../src/modules/pricing/quote-admin-order.ts'
import { readSeason } from '../seasons/read-season.ts'

const season = readSeason('2020-2021')
const noFields: CustomFields = {
  alumniChild: 'No',
  sisterSchool: 'No',
  employeeChild: 'No',
  familyMoreThanOne: 'No',
  childNumber: null,
  payYearInAdvance: 'No',
  registrationFee: 0,
  parentsFee: 0,
  accidentInsurance: 'No',
  yearbook: 'No',
  digitalYearbook: 'No',
  lunch: 'No',
  snack: 'No',
  transport: 'No',
  transportMode: '',
  lifeInsurance: 'No',
  unemploymentInsurance: 'No',
  financiallyResponsible: '',
}

function order(fields: Partial<CustomFields> = {}, more: Partial<AdminInput> = {}) {
  const now = new Date('2020-06-11T00:30:00Z')
  return quoteAdminOrder({
    season,
    now,
    studentCode: 'A1B2C',
    selected: null,
    discountMode: null,
    fields: { ...noFields, ...fields },
    ...more,
  })
}

function accepted(...args: Parameters<typeof order>) {
  const found = order(...args)
  if (found.is === 'refused') throw new Error(`${found.code} ${JSON.stringify(found.values)}`)
  const line = (service: string) => found.lines.find((candidate) => candidate.service === service)
  const sent = found.lines.filter((candidate) => candidate.sent).map(({ code }) => code)
  return { ...found, line, sent }
}

describe('the order of a student', () => {
  it('is due today in Bogotá and names the partner by the code', () => {
    expect(accepted()).toMatchObject({ partnerCode: 'CA1B2C', numAtCard: 'A1B2C', dueDate: '2020-06-10' })
  })

  it('shows lines of price 0 and does not send them', () => {
    const { sent, line } = accepted()
    expect(sent).toEqual(['0001', '0020'])
    expect(line('textbooks')).toMatchObject({ code: '0005', unitPrice: 0, selected: true, sent: false })
    expect(line('association')).toMatchObject({ code: '0014', unitPrice: 0, selected: true, sent: false })
    expect(line('transport')).toMatchObject({ code: '0032000', unitPrice: 0, selected: false, sent: false })
  })

  it.each([
    [185_000, 185_000, 59_000],
    [184_999, 0, 64_300],
    [0, 0, 64_300],
  ])(
    'with a parents fee of %i has an association of %i and an insurance of %i',
    (parentsFee, fee, insurance) => {
      const { line } = accepted({ parentsFee, unemploymentInsurance: 'Si' })
      expect(line('association')?.unitPrice).toBe(fee)
      expect(line('unemployment')?.unitPrice).toBe(insurance)
    },
  )

  it('sends the services left checked in the drawer, whatever the fields say', () => {
    const { sent, total } = accepted({ lunch: 'Si' }, { selected: ['registration', 'snack'] })
    expect(sent).toEqual(['0001', '0025'])
    expect(total).toBe(3_033_000 + 10 * 117_000)
  })

  it('refuses a checked service that nobody offers', () => {
    expect(order({}, { selected: ['helicopter'] })).toMatchObject({
      code: 'BAD_INPUT',
      values: { field: 'selected', found: 'helicopter' },
    })
  })

  it('refuses a season without an order', () => {
    expect(order({}, { season: readSeason('2025-2026') })).toMatchObject({
      code: 'BAD_INPUT',
      values: { field: 'season' },
    })
  })
})

describe('transport in an order', () => {
  it.each([
    ['Completo Cercano', '0026', 454_000],
    ['  medio   LEJANO ', '0031', 369_000],
  ])('of mode %o is %s', (transportMode, code, unitPrice) => {
    expect(accepted({ transport: 'Si', transportMode }).line('transport')).toMatchObject({
      code,
      unitPrice,
      quantity: 10,
      sent: true,
    })
  })

  it('of mode none is shown and not sent', () => {
    expect(accepted({ transport: 'Si', transportMode: 'none' }).line('transport')).toMatchObject({
      code: '0032000',
      selected: true,
      sent: false,
    })
  })

  it.each(['', 'Completo', 'Completo Cercano 2'])(
    'of mode %o is refused when it is checked',
    (transportMode) => {
      expect(order({ transport: 'Si', transportMode })).toMatchObject({
        is: 'refused',
        code: 'TRANSPORT_MODE_UNKNOWN',
        values: { field: 'transportMode', found: transportMode },
      })
      expect(accepted({ transport: 'No', transportMode }).sent).not.toContain('0032000')
    },
  )
})

describe('the discounts of an order', () => {
  it.each<[Partial<CustomFields>, number]>([
    [{ familyMoreThanOne: 'No', childNumber: 3 }, 0],
    [{ familyMoreThanOne: 'Si', childNumber: null }, 1000],
    [{ familyMoreThanOne: 'Si', childNumber: 0 }, 0],
    [{ familyMoreThanOne: 'Si', childNumber: 1 }, 0],
    [{ familyMoreThanOne: 'Si', childNumber: 2 }, 1000],
    [{ familyMoreThanOne: 'Si', childNumber: 3 }, 1500],
    [{ familyMoreThanOne: 'Si', childNumber: 4 }, 2000],
    [{ familyMoreThanOne: 'Si', childNumber: 9 }, 2000],
  ])('of siblings %o are %i', (fields, sibling) => {
    expect(accepted(fields).discounts).toMatchObject({ sibling, academic: sibling })
  })

  const all = {
    alumniChild: 'Si',
    sisterSchool: 'Si',
    employeeChild: 'Si',
    familyMoreThanOne: 'Si',
    childNumber: 4,
    payYearInAdvance: 'Si',
  } as const

  it('sum without the advance, which comes last', () => {
    expect(accepted(all).discounts).toEqual({
      alumni: 2000,
      sister: 400,
      employee: 5000,
      sibling: 2000,
      advance: 500,
      academic: 9400,
    })
  })

  it('never pass the season limit', () => {
    const generous = {
      ...season,
      admin: season.admin && {
        ...season.admin,
        discounts: { ...season.admin.discounts, alumni: 9000 },
      },
    }
    const { discounts, line } = accepted(all, { season: generous, discountMode: 'net' })
    expect(discounts.academic).toBe(10_000)
    expect(line('tuition')).toMatchObject({ unitPrice: 0, sent: false })
  })

  it('only inform in the literal mode, which is the season default', () => {
    expect(accepted(all)).toMatchObject({ discountMode: 'literal' })
    expect(accepted(all).line('tuition')?.unitPrice).toBe(2_730_000)
  })

  it('lower the tuition alone in the net mode, with both steps in its proof', () => {
    const { line } = accepted(all, { discountMode: 'net' })
    expect(line('tuition')?.explanation.map(({ rule, text, result }) => [rule, text, result])).toEqual([
      ['pricing-34', 'rule.service-price', 2_730_000],
      ['pricing-39', 'rule.net-academic', 163_800],
      ['pricing-38', 'rule.net-advance', 155_610],
    ])
    expect(line('registration')?.unitPrice).toBe(3_033_000)
  })
})
