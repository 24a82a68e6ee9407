import { describe, expect, it } from 'vitest'
import { aLine, aMemo, anAccounting, anOrder, aPayment, aRead, aWrite } from './support/an-accounting.ts'

const codes = Array.from({ length: 300 }, (_, index) => `C${20_001 + index}`)

describe('open invoices', () => {
  it('sum to the balance, and are none where nothing is owed', async () => {
    const accounting = anAccounting()
    for (const code of [...codes, 'C10001', 'C10003', 'C10004']) {
      const [first] = await accounting.balance(code, aRead())
      const invoices = await accounting.openInvoices(code, aRead())
      expect(invoices.reduce((sum, { pending }) => sum + pending, 0)).toBe(Math.max(0, first?.balance2 ?? 0))
      expect(new Set(invoices.map(({ docNum }) => docNum)).size).toBe(invoices.length)
    }
  })

  it('tell whose they are, when they were due and what for', async () => {
    const [invoice] = await anAccounting().openInvoices('c10003', aRead())
    expect(invoice).toMatchObject({ partnerCode: 'C10003', partnerName: 'Estudiante 10003' })
    expect(invoice?.docNum).toMatch(/^\d{8}$/)
    expect(invoice?.dueDate).toMatch(/^2025-0[345]-28$/)
    expect(invoice?.description).toMatch(/^Pensión (marzo|abril|mayo) 2025$/)
  })
})

describe('what all owe', () => {
  const owedIn = async (accounting: ReturnType<typeof anAccounting>) =>
    (await accounting.receivables.list({ size: 10_000 }, aRead())).items

  it('is the open invoices of every student of the school, each as the partner’s own list has it', async () => {
    const accounting = anAccounting({ students: 300 })
    const owed = await owedIn(accounting)
    const partners = new Set(owed.map(({ partnerCode }) => partnerCode))

    expect(partners.size).toBeGreaterThan(20)
    for (const partner of ['C10003', 'C10001', ...partners]) {
      const open = await accounting.openInvoices(partner, aRead())
      expect(owed.filter(({ partnerCode }) => partnerCode === partner)).toEqual(
        open.map(({ description: _description, ...one }) => one),
      )
    }
  })

  it('has what a student beyond the school was charged, and what was paid here no more', async () => {
    const accounting = anAccounting({ students: 0 }, aMemo(), new Date('2025-09-01T12:00:00Z'))
    const [line] = [aLine({ shipDate: '2025-08-28', unitPrice: 900_000, prepaid: false })]
    await accounting.createOrder(
      anOrder({ partnerCode: 'C90001', numAtCard: '90001', lines: [line] }),
      aWrite('key-1'),
    )
    const debts = async () =>
      (await owedIn(accounting))
        .filter(({ partnerCode }) => ['C90001', 'C10003'].includes(partnerCode))
        .reduce((sum, { pending }) => sum + pending, 0)
    const [invoice] = await accounting.openInvoices('C10003', aRead())
    const before = await debts()

    await accounting.incomingPayments.record(
      aPayment({ documents: [{ docNum: invoice?.docNum ?? '', amount: 200_000 }] }),
      aWrite('key-2'),
    )

    expect((await owedIn(accounting)).some(({ partnerCode }) => partnerCode === 'C90001')).toBe(true)
    expect(await debts()).toBe(before - 200_000)
  })
})

describe('an order', () => {
  const lines = [
    aLine({ shipDate: '2025-08-28', unitPrice: 900_000, prepaid: false, name: 'Pensión' }),
    aLine({ shipDate: '2025-08-28', unitPrice: 100_000, prepaid: false, name: 'Almuerzo' }),
    aLine({ shipDate: '2025-09-28', unitPrice: 900_000, prepaid: false, name: 'Pensión' }),
    aLine({ shipDate: '2025-07-28', unitPrice: 5_000_000, prepaid: true }),
    aLine({ shipDate: '2025-07-28', unitPrice: 7_000_000 }),
  ]

  it.each([
    ['2025-08-28T04:59:59Z', []],
    ['2025-08-28T05:00:00Z', [['2025-09-09', 1_000_000, 'Pensión y 1 más']]],
    [
      '2025-10-01T12:00:00Z',
      [
        ['2025-09-09', 1_000_000, 'Pensión y 1 más'],
        ['2025-10-10', 900_000, 'Pensión'],
      ],
    ],
  ])('is invoiced at %s by the days of what was not prepaid', async (at, invoiced) => {
    const memo = aMemo()
    await anAccounting({}, memo).createOrder(anOrder({ lines }), aWrite('key-1'))
    const accounting = anAccounting({}, memo, new Date(at))
    const open = await accounting.openInvoices('C10001', aRead())

    expect(open.map(({ dueDate, pending, description }) => [dueDate, pending, description])).toEqual(invoiced)
    expect((await accounting.balance('C10001', aRead()))[0]?.balance2).toBe(
      open.reduce((sum, { pending }) => sum + pending, 0),
    )
  })

  it('whose student has left is invoiced until the day, and no more after it', async () => {
    const accounting = anAccounting({}, aMemo(), new Date('2025-10-01T12:00:00Z'))
    await accounting.createOrder(anOrder({ lines }), aWrite('key-1'))
    const withdrawal = { reference: 'MAT-1', day: '2025-08-28', reason: 'Se muda' }
    await accounting.withdrawals.cancel(withdrawal, aWrite('key-2'))
    await accounting.withdrawals.cancel({ ...withdrawal, day: '2025-07-01' }, aWrite('key-3'))

    const open = await accounting.openInvoices('C10001', aRead())
    const owed = (await accounting.receivables.list({ size: 10_000 }, aRead())).items

    expect(open.map(({ dueDate, pending }) => [dueDate, pending])).toEqual([['2025-09-09', 1_000_000]])
    expect(owed.filter(({ partnerCode }) => partnerCode === 'C10001').map(({ pending }) => pending)).toEqual([
      1_000_000,
    ])
    expect((await accounting.findOrder('MAT-1', aRead()))?.lines).toHaveLength(5)
  })

  it('whose invoice is paid leaves it in the list of its days, with nothing pending', async () => {
    const accounting = anAccounting({}, aMemo(), new Date('2025-09-01T12:00:00Z'))
    await accounting.createOrder(anOrder({ lines }), aWrite('key-1'))
    const [invoice] = await accounting.openInvoices('C10001', aRead())
    const documents = [{ docNum: invoice?.docNum ?? '', amount: 1_000_000 }]
    const payment = aPayment({ partnerCode: 'C10001', amount: 1_000_000, documents })
    await accounting.incomingPayments.record(payment, aWrite('key-2'))
    const september = { from: '2025-09-01', to: '2025-09-30' }

    expect(await accounting.openInvoices('C10001', aRead())).toEqual([])
    expect(await accounting.invoices.list('C10001', september, aRead())).toEqual([
      { ...invoice, total: 1_000_000, pending: 0 },
    ])
    expect((await accounting.balance('C10001', aRead()))[0]?.balance2).toBe(0)
  })
})

describe('an incoming payment', () => {
  it('late or early closes its invoice by amount and discount, and its surcharge is no debt', async () => {
    const accounting = anAccounting({}, aMemo(), new Date('2025-10-01T12:00:00Z'))
    const lines = ['2025-08-28', '2025-09-28'].map((shipDate) =>
      aLine({ shipDate, unitPrice: 1_500_000, prepaid: false }),
    )
    await accounting.createOrder(anOrder({ lines }), aWrite('key-1'))
    const [late, early] = (await accounting.openInvoices('C10001', aRead())).map(({ docNum }) => docNum)
    const documents = [
      { docNum: late ?? '', amount: 1_500_000, surcharge: 12_000, discount: 0 },
      { docNum: early ?? '', amount: 1_425_000, surcharge: 0, discount: 75_000 },
    ]
    const payment = { ...aPayment({ partnerCode: 'C10001', amount: 2_937_000 }), documents }
    const booked = await accounting.adjustedPayments.record(payment, aWrite('key-2'))

    expect(await accounting.openInvoices('C10001', aRead())).toEqual([])
    expect((await accounting.balance('C10001', aRead()))[0]?.balance2).toBe(0)
    expect(await accounting.incomingPayments.find(payment.reference, aRead())).toEqual(booked)
    await expect(
      accounting.adjustedPayments.record(
        { ...payment, reference: 'MAT-2-late', amount: 2_936_999 },
        aWrite('key-3'),
      ),
    ).rejects.toMatchObject({ code: 'invalid', field: 'documents' })
  })

  it('lowers its invoice and the balance, for every hub on the memo', async () => {
    const memo = aMemo()
    const [invoice] = await anAccounting({}, memo).openInvoices('C10003', aRead())
    const docNum = invoice?.docNum ?? ''
    const payment = aPayment({ amount: 100_000, documents: [{ docNum, amount: 100_000 }] })
    await anAccounting({}, memo).incomingPayments.record(payment, aWrite('key-1'))
    const accounting = anAccounting({}, memo)
    const after = await accounting.openInvoices('C10003', aRead())
    expect(after.find((open) => open.docNum === docNum)?.pending).toBe((invoice?.pending ?? 0) - 100_000)
    expect(await accounting.balance('C10003', aRead())).toEqual([
      { partnerCode: 'C10003', balance2: 1_150_000 },
      { partnerCode: 'C10003', balance2: 400_000 },
    ])
  })

  it('closes every invoice it pays whole', async () => {
    const accounting = anAccounting()
    const documents = (await accounting.openInvoices('C10003', aRead())).map(({ docNum, pending }) => ({
      docNum,
      amount: pending,
    }))
    await accounting.incomingPayments.record(aPayment({ amount: 1_250_000, documents }), aWrite('key-1'))
    expect(await accounting.openInvoices('C10003', aRead())).toEqual([])
    expect((await accounting.balance('C10003', aRead()))[0]?.balance2).toBe(0)
  })

  it('is found by its reference, and counts once however often the act is repeated', async () => {
    const accounting = anAccounting()
    const [invoice] = await accounting.openInvoices('C10003', aRead())
    const payment = aPayment({ amount: 7, documents: [{ docNum: invoice?.docNum ?? '', amount: 7 }] })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => accounting.incomingPayments.record(payment, aWrite('key-1'))),
    )
    expect(new Set(answers.map(({ ref }) => ref)).size).toBe(1)
    expect(await accounting.incomingPayments.find('PAY-1', aRead())).toEqual(answers[0])
    expect(await accounting.incomingPayments.find('PAY-2', aRead())).toBeNull()
    expect((await accounting.balance('C10003', aRead()))[0]?.balance2).toBe(1_249_993)
  })

  it('is a conflict when another act used the reference', async () => {
    const accounting = anAccounting()
    const { ref } = await accounting.incomingPayments.record(aPayment(), aWrite('key-1'))
    await expect(accounting.incomingPayments.record(aPayment(), aWrite('key-2'))).rejects.toMatchObject({
      code: 'conflict',
      existing: ref,
    })
  })

  it.each([
    ['nothing', aPayment({ amount: 0 }), 'invalid'],
    ['half a peso', aPayment({ amount: 0.5 }), 'invalid'],
    [
      'more for its documents than itself',
      aPayment({ amount: 1, documents: [{ docNum: '1', amount: 2 }] }),
      'invalid',
    ],
    ['for nobody', aPayment({ partnerCode: 'CZZ001' }), 'not-found'],
  ])('of %s is refused', async (_, payment, code) => {
    const accounting = anAccounting()
    await expect(accounting.incomingPayments.record(payment, aWrite('key-1'))).rejects.toMatchObject({ code })
    expect(await accounting.incomingPayments.find(payment.reference, aRead())).toBeNull()
  })
})
