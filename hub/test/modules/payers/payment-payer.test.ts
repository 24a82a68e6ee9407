import { describe, expect, it } from 'vitest'
import { closePayerOfPayment } from '../../../src/modules/payers/index.ts'
import { inTransaction } from '../../../src/db/transaction.ts'
import { databases } from '@matricula/hub/testing/databases'
import { chooseFor, Parent, siblings } from '@matricula/hub/testing/families'
import { bankAgreement, Family, rightAndCosts } from '@matricula/hub/testing/family'
import { signInGuardian } from '@matricula/hub/testing/guardian'
import {
  correctPayer,
  invoicedCompany,
  invoicePayer,
  keepPayer,
  ownPayers,
  payerOfPayment,
} from '@matricula/hub/testing/invoice-payer'
import { Guardian } from '@matricula/hub/testing/invoices'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'

/** A family that has begun to pay and asked for the invoice. */
async function invoiced(hub: TestHub, code = '10001') {
  const family = await Family.signIn(hub, code)
  const { body: payer } = await keepPayer(family.visitor)
  const started = await family.pay(await family.quote(rightAndCosts), { invoicePayer: payer.id })
  if (started.status !== 200) throw new Error(started.text)
  return { family, payer, token: started.body.token }
}

const nobody = { state: 'none', payer: null, isIssued: false, mayCorrect: true }

describe.each(databases)('Whom a payment is invoiced to, on $name,', (database) => {
  it('is named when it begins, and told to who gave it and to finance', async () => {
    const hub = await runHub({ database })
    const { family, token } = await invoiced(hub)
    const named = { state: 'named', payer: { number: invoicePayer.number, checkDigit: null } }
    expect(await payerOfPayment(family.visitor, token)).toMatchObject({ ...named, mayCorrect: true })
    const finance = await signInStaff(hub, 'finance')
    expect(await payerOfPayment(finance, token)).toMatchObject({ ...named, mayCorrect: false })
  })

  it('is corrected by the family until the invoice is issued, and stays what it was issued with', async () => {
    const hub = await runHub({ database })
    const { family, token } = await invoiced(hub)
    const { app } = hub.hub
    const corrected = { ...invoicePayer, number: '1098765433', names: 'Lucía Inés' }
    expect((await correctPayer(family.visitor, token, corrected)).status).toBe(200)
    expect(await ownPayers(family.visitor)).toMatchObject([{ number: '1098765433', names: 'Lucía Inés' }])

    const { id } = await app.database('payment_attempt').first('id')
    const close = () => inTransaction(app.database, (trx) => closePayerOfPayment(trx, id, app.clock.wall()))
    expect([await close(), await close()]).toEqual([true, false])

    const late = await correctPayer(family.visitor, token)
    expect([late.status, problemOf(late).code]).toEqual([409, 'INVOICE_ISSUED'])
    await keepPayer(family.visitor, { ...corrected, names: 'Otra' })
    expect(await payerOfPayment(family.visitor, token)).toMatchObject({
      payer: { number: '1098765433', names: 'Lucía Inés' },
      isIssued: true,
      mayCorrect: false,
    })
  })
})

describe('A payment', () => {
  const theHub = useHub()

  it('is begun without an invoice in anybody’s name, as before, and may be given one later', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10003')
    const { body } = await family.pay(await family.quote(bankAgreement))
    expect(await payerOfPayment(family.visitor, body.token)).toEqual(nobody)
    expect((await correctPayer(family.visitor, body.token, invoicedCompany)).status).toBe(200)
    expect(await payerOfPayment(family.visitor, body.token)).toMatchObject({ state: 'named' })
  })

  it('names nobody whom its own family has not given', async () => {
    const hub = theHub()
    const other = await Family.signIn(hub, '10004')
    const { body: foreign } = await keepPayer(other.visitor)
    const family = await Family.signIn(hub, '10007')
    const answer = await family.pay(await family.quote(rightAndCosts), { invoicePayer: foreign.id })
    expect(answer.status).toBe(422)
    expect(problemOf(answer)).toMatchObject({
      code: 'PAYER_INCOMPLETE',
      errors: { invoicePayer: ['Escriba de nuevo los datos de la factura'] },
    })
  })

  it('under the same key for another name is another payment', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    const { body: payer } = await keepPayer(family.visitor)
    const quote = await family.quote(rightAndCosts)
    const key = 'la misma llave'
    expect((await family.pay(quote, { invoicePayer: payer.id }, key)).status).toBe(200)
    expect((await family.pay(quote, { invoicePayer: payer.id }, key)).status).toBe(200)
    expect(problemOf(await family.pay(quote, {}, key)).code).toBe('KEY_REUSED')
  })

  it('of one family is nobody else’s: neither told nor corrected', async () => {
    const hub = await runHub()
    const { token } = await invoiced(hub)
    const other = await Family.signIn(hub, '10003')
    const guardian = await signInGuardian(hub)
    for (const visitor of [other.visitor, guardian]) {
      expect((await visitor.get(`/api/payments/${token}/payer`)).status).toBe(404)
      expect((await correctPayer(visitor, token)).status).toBe(404)
    }
  })

  it('is given another one of the family’s own, and other payments keep theirs', async () => {
    const hub = await runHub()
    const { family, token } = await invoiced(hub)
    await keepPayer(family.visitor, invoicedCompany)
    await correctPayer(family.visitor, token, invoicedCompany)
    expect(await payerOfPayment(family.visitor, token)).toMatchObject({
      payer: { company: invoicedCompany.company },
    })
    expect((await ownPayers(family.visitor)).map(({ number }) => number)).toEqual([
      '890903938',
      invoicePayer.number,
    ])
  })

  it('leaves a trace when it is corrected, which names nobody', async () => {
    const hub = await runHub()
    const { family, token } = await invoiced(hub)
    const { body } = await correctPayer(family.visitor, token)
    const [entry] = await hub.hub.app.database('audit').where({ act: 'payment.payer' })
    expect(entry).toMatchObject({ actor: 'student:10001', before: null })
    expect(entry?.subject).toMatch(/^MH-/)
    expect(JSON.parse(entry?.after)).toEqual({ payer: body.id })
  })
})

describe('What one of the family gave for a payment', () => {
  it('with the code is withheld from the other, who gives it anew and changes nothing of the first', async () => {
    const hub = await runHub()
    const { family: mother, token } = await invoiced(hub)
    const father = await Family.signIn(hub, '10001')
    expect(await payerOfPayment(father.visitor, token)).toEqual({
      state: 'withheld',
      payer: null,
      isIssued: false,
      mayCorrect: true,
    })
    await correctPayer(father.visitor, token, { ...invoicePayer, email: 'padre@example.com' })
    expect(await payerOfPayment(father.visitor, token)).toMatchObject({
      payer: { email: 'padre@example.com' },
    })
    expect(await payerOfPayment(mother.visitor, token)).toMatchObject({ state: 'withheld' })
    expect(await ownPayers(mother.visitor)).toMatchObject([{ email: invoicePayer.email }])
  })

  it('as a guardian is that guardian’s to correct, and nobody’s who has the code', async () => {
    const hub = await runHub()
    const guardian = await signInGuardian(hub)
    const { body } = await guardian.post<{ csrfToken: string }>('/api/family/students/10001/session', {})
    guardian.csrfToken = body.csrfToken
    const inWizard = new Family(guardian, '10001')
    const { body: payer } = await keepPayer(guardian)
    const started = await inWizard.pay(await inWizard.quote(rightAndCosts), { invoicePayer: payer.id })
    const { token } = started.body
    const byCode = await Family.signIn(hub, '10001')
    expect(await payerOfPayment(byCode.visitor, token)).toMatchObject({
      state: 'withheld',
      mayCorrect: false,
    })
    expect(problemOf(await correctPayer(byCode.visitor, token)).code).toBe('PAYER_OF_ANOTHER')
    expect((await correctPayer(guardian, token, invoicedCompany)).status).toBe(200)
  })

  it('is one for several children, which nobody with a child’s code names', async () => {
    const hub = await runHub()
    for (const code of siblings) await chooseFor(hub, code)
    const parent = await Parent.comes(hub)
    const { body: payer } = await keepPayer(parent.visitor)
    const students = await parent.payables()
    const body = { students, payer: { ...tidy }, invoicePayer: payer.id }
    const started = await parent.visitor.post<{ token: string }>('/api/family/payment', body, {
      'idempotency-key': 'para los dos',
    })
    expect(started.status).toBe(200)
    expect(await payerOfPayment(parent.visitor, started.body.token)).toMatchObject({ state: 'named' })
    const child = await Family.signIn(hub, siblings[0])
    const { token } = await child.check()
    expect(await payerOfPayment(child.visitor, token)).toMatchObject({ state: 'withheld', mayCorrect: false })
    await hub.hub.app.database('payment_payer').delete()
    expect(await payerOfPayment(child.visitor, token)).toEqual({ ...nobody, mayCorrect: false })
    expect(problemOf(await correctPayer(child.visitor, token)).code).toBe('PAYER_OF_ANOTHER')
  })

  it('is named for no payment of open invoices, which accounting has invoiced', async () => {
    const hub = await runHub()
    const guardian = await Guardian.comes(hub)
    const { body: payer } = await keepPayer(guardian.visitor, invoicedCompany)
    const asked = await guardian.pay(await guardian.payables(), 'a nombre de otro', {
      invoicePayer: payer.id,
    })
    expect(asked.status).toBe(400)
    const started = await guardian.pay(await guardian.payables(), 'las facturas')
    expect(started.status).toBe(200)
    const { token } = started.body
    expect((await guardian.visitor.get(`/api/payments/${token}/payer`)).status).toBe(404)
    expect((await correctPayer(guardian.visitor, token)).status).toBe(404)
  })
})

const tidy = { name: 'Ana', lastname: 'Ruiz', id: '52123456', email: 'ana@example.com', phone: '3001234567' }
