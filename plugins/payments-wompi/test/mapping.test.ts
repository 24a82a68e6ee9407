import { cleanReason } from '@matricula/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryKit } from '@matricula/contract/kit'
import { centsFrom, pesosFrom } from '../src/cents.ts'
import { chooseTransaction } from '../src/choose-transaction.ts'
import { paymentFrom } from '../src/from-transaction.ts'
import type { Transaction } from '../src/from-transaction.ts'
import { meansFrom, statusOf } from '../src/statuses.ts'

const transaction: Transaction = {
  id: '119999-1767225600-12345',
  reference: 'MAT-2026-000123',
  status: 'APPROVED',
  amount_in_cents: 185_000_000,
  currency: 'COP',
  created_at: '2026-01-20T20:04:05.000Z',
}

describe('a status', () => {
  it.each([
    ['PENDING', 'pending'],
    ['APPROVED', 'approved'],
    ['DECLINED', 'declined'],
    ['ERROR', 'declined'],
    ['VOIDED', 'reversed'],
  ])('%s is %s, without a warning', (rawStatus, status) => {
    const kit = memoryKit()
    expect(statusOf(rawStatus, kit.log)).toBe(status)
    expect(kit.logged).toEqual([])
  })

  it.each([
    ['APPROVED_LATER', 'APPROVED_LATER'],
    ['approved', 'approved'],
    ['constructor', 'constructor'],
    ['Laura Díaz, CC 1020304050', '(not a word)'],
    ['', '(not a word)'],
  ])('%s is nothing we know: pending, and the log tells no more than a word', (rawStatus, told) => {
    const kit = memoryKit()
    expect(statusOf(rawStatus, kit.log)).toBe('pending')
    expect(kit.logged).toMatchObject([{ level: 'warn', fields: { rawStatus: told } }])
  })
})

describe('money', () => {
  it('goes to cents and comes back without a fraction, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (pesos) => {
        expect(pesosFrom(centsFrom(pesos))).toBe(pesos)
      }),
    )
  })

  it.each([0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER])('%d is no amount to ask for', (pesos) => {
    expect(() => centsFrom(pesos)).toThrow(expect.objectContaining({ code: 'invalid', field: 'amount' }))
  })

  it.each([1, 99, 101, 185_000_050])('%d cents are no whole pesos', (cents) => {
    expect(pesosFrom(cents)).toBeNull()
  })

  it('with cents in it is refused, not rounded', () => {
    const telling = { log: memoryKit().log, test: true }
    const odd = { ...transaction, amount_in_cents: 185_000_050 }
    expect(() => paymentFrom(odd, telling)).toThrow(
      expect.objectContaining({ code: 'rejected', field: 'amount_in_cents' }),
    )
  })
})

describe('a transaction', () => {
  const told = (changes: Partial<Transaction>) =>
    paymentFrom({ ...transaction, ...changes }, { log: memoryKit().log, test: true })

  it('is at the moment of its outcome, else of its creation', () => {
    expect(told({}).at).toBe('2026-01-20T20:04:05.000Z')
    expect(told({ finalized_at: '2026-01-21T00:10:00-05:00' }).at).toBe('2026-01-21T05:10:00.000Z')
  })

  it('tells why it was declined, and nothing of the kind otherwise', () => {
    const status_message = 'Fondos insuficientes'
    expect(told({ status: 'DECLINED', status_message }).reason).toBe('Fondos insuficientes')
    expect(told({ status: 'APPROVED', status_message }).reason).toBeNull()
    expect(told({ status: 'DECLINED', status_message: null }).reason).toBeNull()
  })

  it('says its currency as Wompi does, for the hub to judge', () => {
    expect(told({ currency: 'USD' }).currency).toBe('USD')
  })

  it.each([
    ['CARD', 'card'],
    ['PSE', 'pse'],
    ['NEQUI', 'transfer'],
    ['BANCOLOMBIA_COLLECT', 'cash'],
    ['BREB', null],
    ['toString', null],
    [null, null],
    [undefined, null],
  ])('paid by %s was paid by %s', (type, means) => {
    expect(meansFrom(type)).toBe(means)
  })
})

describe('of several transactions with one reference', () => {
  const at = (status: string, minute: number): Transaction => ({
    ...transaction,
    id: `${status}-${minute}`,
    status,
    created_at: `2026-01-20T20:${String(minute).padStart(2, '0')}:00.000Z`,
  })
  it.each([
    ['the paid one', [at('DECLINED', 1), at('APPROVED', 2), at('PENDING', 3)], 'APPROVED-2'],
    ['the first paid one', [at('APPROVED', 4), at('APPROVED', 2)], 'APPROVED-2'],
    ['the voided one', [at('VOIDED', 1), at('PENDING', 3)], 'VOIDED-1'],
    ['the waiting one', [at('PENDING', 1), at('DECLINED', 3)], 'PENDING-1'],
    ['the latest failure', [at('ERROR', 5), at('DECLINED', 3)], 'ERROR-5'],
  ])('%s speaks', (_, transactions, id) => {
    expect(chooseTransaction(transactions)?.id).toBe(id)
  })

  it('none speaks where there is none', () => {
    expect(chooseTransaction([])).toBeNull()
  })
})

describe('a reason', () => {
  it.each([
    ['Fondos insuficientes', 'Fondos insuficientes'],
    ['  Rechazada \n por el   banco ', 'Rechazada por el banco'],
    ['Tarjeta 4242 4242 4242 4242 rechazada', 'Tarjeta … rechazada'],
    ['laura.diaz@example.com no existe', '… no existe'],
    ['CC 1.020.304.050 bloqueada', 'CC … bloqueada'],
    ['Operación <b>rechazada</b>', 'Operación b rechazada /b'],
    ['', null],
    [null, null],
  ])('%j is told as %j', (text, told) => {
    expect(cleanReason(text)).toBe(told)
  })

  it('is short', () => {
    expect(cleanReason('ñandú '.repeat(100))?.length).toBeLessThanOrEqual(120)
  })
})
