import { describe, expect, it } from 'vitest'
import { findFee } from '../../../src/office/transport/find-fee.ts'

const name = 'TRANSPORTE COMPLETO CERCANO'
const entry = (ItemName: string, Price = 738_000) => ({
  ItemCode: 'CT-0001',
  ItemName,
  ListName: 'SEXTO',
  Price,
})

describe('the fee of a name', () => {
  it('is the one that is called so, spaces and case apart', () => {
    expect(
      findFee([entry('TRANSPORTE MEDIO CERCANO'), entry(' Transporte  completo cercano ')], name),
    ).toEqual({
      is: 'fee',
      code: 'CT-0001',
      name,
      value: 738_000,
    })
  })

  it('is missing when only others are listed', () => {
    expect(findFee([entry('TRANSPORTE PARADERO COMPLETO CERCANO')], name)).toEqual({ is: 'missing' })
    expect(findFee([], name)).toEqual({ is: 'missing' })
  })

  it('is unset when it is listed for nothing', () => {
    expect(findFee([entry(name, 0)], name)).toEqual({ is: 'unset' })
  })
})
