import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { aFamily, chooseFor, Parent, siblings } from '@matricula/hub/testing/families'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { Guardian } from '@matricula/hub/testing/invoices'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { withoutBalances } from '@matricula/hub/testing/without-balances'

describe.each(databases)('A guardian’s children on $name', (database) => {
  it('are all billed at the guardian’s address, each as its own wizard has it', async () => {
    const hub = await runHub({ database })
    const parent = await Parent.comes(hub)
    expect(await parent.children()).toMatchObject(
      siblings.map((code) => ({ student: { code }, state: 'not-started', payable: false, quote: null })),
    )

    const child = await chooseFor(hub, '10013')
    await chooseFor(hub, '10014', { step: 2 })

    const priced = await child.quote(rightAndCosts)
    const [first, second] = await parent.children()
    expect(first).toMatchObject({
      student: { code: '10013', name: 'Salomé Muñoz Cifuentes' },
      state: 'ready',
      choices: { period: 3, method: 2, quotas: 11 },
      quote: { totals: { balance: -300_000, totalV: priced.totals.totalV, later: priced.totals.later } },
      draftVersion: 1,
      order: null,
      payable: true,
      why: null,
    })
    expect(second).toMatchObject({ student: { code: '10014' }, state: 'choosing', payable: false })
    expect(second?.why).toContain('Termine los pasos')
  })

  it('are asked about transport first, as in the wizard', async () => {
    const hub = await runHub({ database })
    await chooseFor(hub, '10013', { transport: { is: 'undecided' } })
    await chooseFor(hub, '10014')
    const parent = await Parent.comes(hub)

    const undecided = await parent.child('10013')
    expect([undecided.state, undecided.payable]).toEqual(['ready', false])
    expect(undecided.why).toContain('Falta elegir el transporte')
    const forced = { student: '10013', shownTotal: undecided.quote?.totals.totalV ?? 0, draftVersion: 1 }
    const answer = await parent.pay([forced])
    expect([answer.status, problemOf(answer).code]).toEqual([409, 'FAMILY_NOT_PAYABLE'])
  })

  it('that pay by agreement or owe nothing end in their own enrollment', async () => {
    const hub = await runHub({ database })
    await chooseFor(hub, '10013', { method: 1 })
    await chooseFor(hub, '10004')
    const siblingsParent = await Parent.comes(hub)
    const other = await Parent.comes(hub, 'familia.10004@example.com')

    const byAgreement = await siblingsParent.child('10013')
    const [inAdvance] = await other.children()

    expect([byAgreement.state, byAgreement.payable]).toEqual(['ready', false])
    expect(byAgreement.why).toContain('convenio bancario')
    expect([inAdvance?.state, inAdvance?.payable]).toEqual(['ready', false])
    expect(inAdvance?.why).toContain('Hoy no hay nada que pagar')
  })

  it('say what was paid alone, with its receipt', async () => {
    const { hub, parent } = await aFamily({ database })
    const child = await Family.signIn(hub, '10014')
    await child.enrol(rightAndCosts)

    const paid = await until(
      () => parent.child('10014'),
      ({ receiptToken }) => receiptToken !== null,
    )

    expect(paid).toMatchObject({ state: 'paid', payable: false, order: { status: 'paid' } })
    expect(paid.why).toContain('Faltan firmas')
    await child.signDocuments()
    expect((await parent.child('10014')).why).toBe('Matrícula completa.')
    expect((await parent.payables()).map(({ student }) => student)).toEqual(['10013'])
  })
})

describe('The list of a guardian’s children', () => {
  it('has each child without a price while accounting does not tell the balance', async () => {
    const { hub, parent } = await aFamily()
    await chooseFor(hub, '10013', { version: 1, step: 0 })
    withoutBalances(hub)

    const [first, second] = await parent.children()

    expect(first).toMatchObject({ state: 'choosing', quote: null, payable: false })
    expect(second).toMatchObject({ state: 'ready', quote: null, payable: false })
    expect(second?.why).toContain('saldo')
  })

  it('is not to be had while accounting does not say whose children they are', async () => {
    const { hub, parent } = await aFamily()
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')

    const down = await parent.visitor.get('/api/family')

    expect([down.status, problemOf(down).code]).toEqual([503, 'FEATURE_DOWN'])
  })

  it('says that the season is closed', async () => {
    const { hub, parent } = await aFamily()
    await setSeasonClock(hub, '2026-12-01T10:00:00-05:00')

    expect(await parent.children()).toMatchObject(
      siblings.map((code) => ({ student: { code }, state: 'closed', payable: false, quote: null })),
    )
  })

  it('says of a child that its period has closed, and takes no payment for it until another is chosen', async () => {
    const { hub, parent } = await aFamily()
    await chooseFor(hub, '10013', { version: 1, period: 1, quotas: 0 })
    await setSeasonClock(hub, '2025-07-29T00:00:00-05:00')

    const [closed, open] = await parent.children()

    expect(closed).toMatchObject({ state: 'ready', payable: false, quote: null })
    expect(closed?.why).toContain('Este periodo de pago ya cerró')
    expect(open).toMatchObject({ payable: true, why: null })
    const forced = { student: '10013', shownTotal: 1, draftVersion: closed?.draftVersion ?? 0 }
    const answer = await parent.pay([forced])
    expect([answer.status, problemOf(answer).code]).toEqual([409, 'FAMILY_NOT_PAYABLE'])
  })

  it('does not include a debt that the invoice portal is paying', async () => {
    const hub = await runHub()
    await chooseFor(hub, '10003')
    const guardian = await Guardian.comes(hub)
    const parent = new Parent(guardian.visitor)
    expect(await parent.payables()).toHaveLength(1)

    const [invoice] = await guardian.payables()
    if (invoice === undefined) throw new Error('10003 owes something')
    await guardian.pay([invoice])

    const [child] = await parent.children()
    expect(child).toMatchObject({ state: 'ready', payable: false })
    expect(child?.why).toContain(invoice.DocNum)
  })

  it('needs an address that was proven', async () => {
    const { hub, parent } = await aFamily()
    const payables = await parent.payables()
    await hub.hub.app.database('guardian').update({ verified_at: null })

    const answers = [
      await parent.visitor.get('/api/family'),
      await parent.pay(payables),
      await parent.visitor.post('/api/family/students/10013/session', {}),
    ]

    expect(answers.map((answer) => [answer.status, problemOf(answer).code])).toEqual(
      answers.map(() => [403, 'NOT_VERIFIED']),
    )
  })
})
