import { describe, expect, it } from 'vitest'
import { siblings } from '@matricula/hub/testing/families'
import { Family } from '@matricula/hub/testing/family'
import { Guardian } from '@matricula/hub/testing/invoices'
import { askForAmount, linkAmount, linkPayer } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { anAmountLink, aPaidAmount, code, given } from './an-amount-link.ts'

describe('A link for an amount', () => {
  it('is made for one’s own student alone, and by finance for any', async () => {
    const { hub, guardian } = await anAmountLink()
    const other = await Guardian.comes(hub, 'familia.10001@example.com')
    const family = await Family.signIn(hub, code)

    expect((await askForAmount(other.visitor, code)).status).toBe(404)
    expect((await askForAmount(guardian.visitor, '10001')).status).toBe(404)
    expect((await askForAmount(family.visitor, code)).status).toBe(404)
    expect((await askForAmount(await signInStaff(hub, 'admissions'), code)).status).toBe(403)
    const finance = await signInStaff(hub, 'finance')
    expect((await askForAmount(finance, code)).status).toBe(200)
    expect((await askForAmount(finance, 'ZZZZZ')).status).toBe(404)
  })

  it.each([-5, 0, 999, 20_000_001])('of %d pesos is refused with what may be sent', async (amount) => {
    const { hub } = await anAmountLink()
    const answer = await askForAmount(await signInStaff(hub, 'finance'), code, { amount })

    expect(answer.status).toBe(422)
    expect(problemOf(answer)).toMatchObject({
      code: 'BAD_INPUT',
      errors: { amount: ['Escriba un valor entre $1.000 y $20.000.000.'] },
    })
  })

  it.each([
    ['amount', { amount: 1.5 }, 'account'],
    ['concept', { concept: 'x'.repeat(200) }, 'account'],
    ['kind', {}, 'gift'],
  ])('that is refused for its %s says so at that field', async (field, changes, kind) => {
    const { hub } = await anAmountLink()
    const finance = await signInStaff(hub, 'finance')
    const answer = await finance.post('/api/pay-links', {
      kind,
      student: code,
      amount: 5000,
      shows: 'amount',
      ...changes,
    })

    expect([answer.status, Object.keys(problemOf(answer).errors ?? {})]).toEqual([400, [field]])
  })

  it.each([1000, 20_000_000])('of %d pesos is made', async (amount) => {
    const { hub } = await anAmountLink()
    const { status, body } = await askForAmount(await signInStaff(hub, 'finance'), code, { amount })
    expect([status, body.onAccount?.amount]).toEqual([200, amount])
  })

  it('is neither offered nor made where the season has no limit for it', async () => {
    const { guardian } = await anAmountLink()
    const offered = await guardian.visitor.get('/api/pay-links/amounts')
    expect(offered.body).toEqual({ onAccount: { least: 1000, most: 20_000_000 } })
    const hub = await runHub({ parentSeason: { onAccount: null } })
    const finance = await signInStaff(hub, 'finance')

    expect((await finance.get('/api/pay-links/amounts')).body).toEqual({ onAccount: null })
    const refused = await askForAmount(finance, code)

    expect([refused.status, problemOf(refused).code]).toEqual([409, 'ON_ACCOUNT_UNAVAILABLE'])
  })

  it('is neither offered nor made where accounting cannot book it, and one that was made is not paid now', async () => {
    const { hub, guardian, somebody } = await anAmountLink()
    Reflect.deleteProperty(hub.hub.app.plugins.accounting, 'onAccount')

    expect((await guardian.visitor.get('/api/pay-links/amounts')).body).toEqual({ onAccount: null })
    expect(problemOf(await askForAmount(guardian.visitor, code)).code).toBe('ON_ACCOUNT_UNAVAILABLE')
    expect((await somebody.read()).body.state).toBe('not-now')
    const refused = await somebody.begin({ shownTotal: given, payer: linkPayer })
    expect(problemOf(refused).code).toBe('PAY_LINK_NOT_NOW')
  })

  it('tells nothing of what it is for to whom its sender shows the amount alone', async () => {
    const { somebody } = await anAmountLink({ shows: 'amount' })
    const { body, text } = await somebody.read()
    const { body: begun } = await somebody.pay()

    expect(body).toMatchObject({ concepts: null, names: null })
    expect(text).not.toContain('Salida')
    const fields = begun.data.go?.is === 'form' ? Object.values(begun.data.go.fields).join(' ') : ''
    expect(fields).not.toContain('Salida')
    expect(fields).not.toContain(code)
  })

  it('tells the provider what it is for, and the first name where its sender allows it', async () => {
    const { somebody } = await anAmountLink({ shows: 'name' })
    const { body } = await somebody.read()
    const { body: begun } = await somebody.pay()

    const fields = begun.data.go?.is === 'form' ? Object.values(begun.data.go.fields) : []
    expect(fields.some((field) => field.startsWith(`Salida, ${body.names?.[0]} · `))).toBe(true)
  })

  it('whose sender names the child in what it is for is told in general words', async () => {
    const { hub, guardian } = await anAmountLink()
    const { last_names: lastNames } = await hub.hub.app.database('student').where({ code }).first()
    const named = await askForAmount(guardian.visitor, code, {
      concept: `Para ${lastNames}`,
      shows: 'concepts',
    })

    expect(named.body.onAccount).toEqual({ amount: given, concept: '' })
    const token = named.body.address.split('/').at(-1)
    const shown = await hub.visitor().get(`/api/pay-links/${token}`)
    expect(shown.body).toMatchObject({ concepts: ['Abono a cuenta'] })
    expect(shown.text).not.toContain(lastNames)
  })

  it('whose sender names a sibling in what it is for is told in general words', async () => {
    const { hub } = await anAmountLink()
    const [child, sibling] = siblings
    const { first_names: firstNames } = await hub.hub.app.database('student').where({ code: sibling }).first()
    const finance = await signInStaff(hub, 'finance')
    for (const concept of [`Salida de ${firstNames}`, `Salida C${sibling}`])
      expect((await linkAmount(finance, child, { concept })).onAccount?.concept).toBe('')
  })
})

describe('Links that stand for one student', () => {
  it('are ten at most, and one that is paid is none of them', async () => {
    const { guardian } = await aPaidAmount()
    for (let made = 0; made < 10; made += 1) await linkAmount(guardian.visitor, code)

    const eleventh = await askForAmount(guardian.visitor, code)

    expect([eleventh.status, problemOf(eleventh).code]).toEqual([409, 'PAY_LINK_LIMIT'])
  })
})
