import { describe, expect, it } from 'vitest'
import { transferBody } from '../../../src/office/refunds/transfer-body.ts'

describe('A transfer that finance notes', () => {
  it('splits-19: is of each payer where several people paid', () => {
    const input = { reference1: ' T-1 ', day1: '2025-06-19', reference3: 'T-3', day3: '2025-06-20' }
    expect(transferBody(input, [{ place: 1 }, { place: 3 }])).toEqual({
      transfers: [
        { place: 1, reference: 'T-1', day: '2025-06-19' },
        { place: 3, reference: 'T-3', day: '2025-06-20' },
      ],
    })
  })

  it('splits-19: is one where one person did', () => {
    const input = { reference: ' Transferencia 4711 ', day: '2025-06-19' }
    expect(transferBody(input, [])).toEqual({ reference: 'Transferencia 4711', day: '2025-06-19' })
  })
})
