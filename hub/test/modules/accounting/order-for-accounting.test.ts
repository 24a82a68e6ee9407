import { describe, expect, it } from 'vitest'
import { orderForAccounting } from '../../../src/modules/accounting/order-for-accounting.ts'
import { EnrollmentOrder } from '../../../src/modules/enrollment/order.model.ts'
import { parentPart } from '../../../src/modules/seasons/season.ts'
import { season } from '../pricing/a-quote.ts'

const charge = {
  itemCode: 'CM-0016',
  name: 'Almuerzo',
  shipDate: '2025-08-28',
  unitPrice: 501_760,
  paidNow: 1,
  quantity: 1,
  taxCode: 'EXENTO',
  discountPercent: 0,
  project: '2025-2026',
  resolution: 512_000,
  progressiveDiscount: 1500,
  progressiveDiscountBase: 435_200,
  futureAnnuities: 7,
  totalBase: 512_001,
}

function posted(charges: readonly object[]) {
  const order = EnrollmentOrder.fromJson({
    reference: 'MH-1',
    project: '2025-2026',
    studentCode: '00007',
    charges: [...charges],
  })
  return orderForAccounting(order, parentPart(season))
}

describe('an order for accounting', () => {
  it('is for the student’s partner, by our reference, due on the season’s annual day', () => {
    expect(posted([])).toEqual({
      reference: 'MH-1',
      partnerCode: 'C00007',
      numAtCard: '00007',
      dueDate: '2025-07-28',
      project: '2025-2026',
      lines: [],
    })
  })

  it('has one dated line per charge with the fields of accounting by their own names', () => {
    expect(posted([charge]).lines).toEqual([
      {
        itemCode: 'CM-0016',
        name: 'Almuerzo',
        quantity: 1,
        taxCode: 'EXENTO',
        unitPrice: 501_760,
        discountPercent: 0,
        project: '2025-2026',
        shipDate: '2025-08-28',
        prepaid: true,
        fields: {
          Resolution: 512_000,
          ProgresiveDiscount: 1500,
          ProgresiveDiscountBase: 435_200,
          futureAnnualities: 7,
          totalBase: 512_001,
        },
      },
    ])
  })

  it('says of a charge of later that it is still to be invoiced', () => {
    const { lines } = posted([charge, { ...charge, paidNow: 0, shipDate: '2025-09-28' }])

    expect(lines.map(({ shipDate, prepaid }) => [shipDate, prepaid])).toEqual([
      ['2025-08-28', true],
      ['2025-09-28', false],
    ])
  })

  it('keeps the order of the charges', () => {
    const days = ['2025-07-28', '2025-08-28', '2025-09-28']
    const { lines } = posted(days.map((shipDate) => ({ ...charge, shipDate })))

    expect(lines.map(({ shipDate }) => shipDate)).toEqual(days)
  })
})
