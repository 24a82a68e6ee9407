import { describe, expect, it } from 'vitest'
import { aLine, aMemo, anAccounting, anOrder, aRead, aWrite, today } from './support/an-accounting.ts'

describe('an order', () => {
  it('becomes a document with number, total and the ship date of its first line', async () => {
    const order = anOrder({
      lines: [
        aLine({ unitPrice: 3_800_000, shipDate: '2025-07-28' }),
        aLine({ unitPrice: 310_667, quantity: 10, shipDate: '2025-08-28' }),
      ],
    })
    const booked = { itemCode: 'CA-0001', name: 'Derecho de matrícula', discountPercent: 0 }
    expect(await anAccounting().createOrder(order, aWrite('key-1'))).toEqual({
      ref: '1',
      number: '70001',
      reference: 'MAT-1',
      numAtCard: '10001',
      project: '2025-2026',
      total: 6_906_670,
      shipDate: '2025-07-28',
      createdAt: today.toISOString(),
      lines: [
        { ...booked, quantity: 1, unitPrice: 3_800_000 },
        { ...booked, quantity: 10, unitPrice: 310_667 },
      ],
    })
  })

  it('is found by its reference by every hub on the memo, whatever was restarted', async () => {
    const memo = aMemo()
    const document = await anAccounting({}, memo).createOrder(anOrder(), aWrite('key-1'))
    expect(await anAccounting({}, memo).findOrder('MAT-1', aRead())).toEqual(document)
    expect(await anAccounting({}, memo).findOrder('MAT-2', aRead())).toBeNull()
  })

  it('is refused with the existing ref when its reference is taken', async () => {
    const accounting = anAccounting()
    await accounting.createOrder(anOrder({ reference: 'MAT-0' }), aWrite('key-0'))
    const { ref } = await accounting.createOrder(anOrder(), aWrite('key-1'))
    for (const key of ['key-1', 'key-2']) {
      await expect(accounting.createOrder(anOrder(), aWrite(key))).rejects.toMatchObject({
        code: 'conflict',
        existing: ref,
      })
    }
    expect(await accounting.ordersOf('10001', '2025-2026', aRead())).toHaveLength(2)
  })

  it('exists once when many hubs send it at the same time, and the others learn its ref', async () => {
    const memo = aMemo()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        anAccounting({}, memo).createOrder(anOrder(), aWrite(`key-${index}`)),
      ),
    )
    const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(made).toHaveLength(1)
    const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(faults).toHaveLength(19)
    for (const fault of faults) expect(fault).toMatchObject({ code: 'conflict', existing: made[0]?.ref })
    expect(await anAccounting({}, memo).ordersOf('10001', '2025-2026', aRead())).toEqual(made)
  })

  it('has a number of its own even when many are made at the same time', async () => {
    const memo = aMemo()
    const documents = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        anAccounting({}, memo).createOrder(anOrder({ reference: `MAT-${index}` }), aWrite(`key-${index}`)),
      ),
    )
    expect(new Set(documents.map(({ number }) => number)).size).toBe(40)
    expect(new Set(documents.map(({ ref }) => ref)).size).toBe(40)
  })

  it('is listed under its NumAtCard and project, oldest first, and under no other', async () => {
    const accounting = anAccounting()
    for (const reference of ['Z', 'A', 'M']) {
      await accounting.createOrder(anOrder({ reference, numAtCard: 'A1B2C' }), aWrite(reference))
    }
    await accounting.createOrder(
      anOrder({ reference: 'old', numAtCard: 'A1B2C', project: '2020-2021' }),
      aWrite('o'),
    )
    await accounting.createOrder(anOrder({ reference: 'other', numAtCard: 'A1B2' }), aWrite('x'))
    const listed = await accounting.ordersOf('a1b2c', '2025-2026', aRead())
    expect(listed.map(({ reference }) => reference)).toEqual(['Z', 'A', 'M'])
    expect(await accounting.ordersOf('10001', '2025-2026', aRead())).toEqual([])
  })

  it('takes a percentage off a line and rounds half up to whole pesos', async () => {
    const lines = [
      aLine({ unitPrice: 1075, discountPercent: 6 }),
      aLine({ unitPrice: 101, discountPercent: 12.5, quantity: 3 }),
    ]
    const { total } = await anAccounting().createOrder(anOrder({ lines }), aWrite('key-1'))
    expect(total).toBe(1011 + 265)
  })
})

describe('an order that cannot be booked', () => {
  it.each([
    ['no lines', anOrder({ lines: [] }), 'invalid'],
    ['half a peso', anOrder({ lines: [aLine({ unitPrice: 0.5 })] }), 'invalid'],
    ['a negative price', anOrder({ lines: [aLine({ unitPrice: -1 })] }), 'invalid'],
    ['nothing of an item', anOrder({ lines: [aLine({ quantity: 0 })] }), 'invalid'],
    ['more than its price off', anOrder({ lines: [aLine({ discountPercent: 101 })] }), 'invalid'],
    ['a reference nobody can type', anOrder({ reference: 'a/b' }), 'invalid'],
    ['no student', anOrder({ numAtCard: '' }), 'invalid'],
    ['a project nobody opened', anOrder({ project: '2031-2032' }), 'rejected'],
    ['a line in another unknown project', anOrder({ lines: [aLine({ project: 'none' })] }), 'rejected'],
    ['a partner that is not there', anOrder({ partnerCode: 'CZZ001' }), 'not-found'],
  ])('with %s leaves nothing behind', async (_, order, code) => {
    const accounting = anAccounting()
    await expect(accounting.createOrder(order, aWrite('key-1'))).rejects.toMatchObject({ code })
    expect(await accounting.findOrder(order.reference, aRead())).toBeNull()
    expect(await accounting.ordersOf(order.numAtCard, order.project, aRead())).toEqual([])
  })
})
