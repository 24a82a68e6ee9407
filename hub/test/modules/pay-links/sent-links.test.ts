import { describe, expect, it } from 'vitest'
import { chooseFor } from '@matricula/hub/testing/families'
import { Family } from '@matricula/hub/testing/family'
import { guardianAddress, signInGuardian } from '@matricula/hub/testing/guardian'
import { askForLink, LinkPayer, linksOf, makeLink } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { aSplit } from '@matricula/hub/testing/splits'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'

const code = '10001'

describe('Of the child a link shows', () => {
  async function shown(shows: string) {
    const hub = await runHub()
    const family = await chooseFor(hub, code)
    const link = await makeLink(family.visitor, code, { shows, note: 'Gracias, tía' })
    const { body } = await new LinkPayer(hub.visitor(), link).read()
    return { hub, body }
  }

  it('nothing but the amount, unless its sender allows more', async () => {
    const { body } = await shown('amount')
    expect(body).toMatchObject({ state: 'payable', concepts: null, names: null, note: 'Gracias, tía' })
    expect(body.amount).toBeGreaterThan(0)
  })

  it('what is paid without a name, where that is allowed', async () => {
    const { body } = await shown('concepts')
    expect(body.concepts).toContain('Derecho de matrícula')
    expect(body.names).toBeNull()
  })

  it('its first name and no more of it, where that is allowed', async () => {
    const { hub, body } = await shown('name')
    const student = await hub.hub.app.database('student').where({ code }).first()
    const [name = ''] = body.names ?? []
    expect(student.folded).toContain(name.toLowerCase())
    expect(name).toMatch(/^\p{L}+$/u)
    expect(JSON.stringify(body)).not.toContain(code)
  })

  it.each([
    ['amount', [], /^Pago · /],
    ['concepts', ['2025-2026', 'Matriculas'], /^Matrícula 2025-2026 · /],
    ['name', ['2025-2026', 'Matriculas'], /^Matrícula 2025-2026 de \p{L}+ · /u],
  ])('to the provider the same as to the payer: %s', async (shows, extras, description) => {
    const hub = await runHub()
    const family = await chooseFor(hub, code)
    const somebody = new LinkPayer(hub.visitor(), await makeLink(family.visitor, code, { shows }))
    const { body } = await somebody.pay()
    const told = JSON.stringify(body.data.go)
    const fields = body.data.go?.is === 'form' ? Object.values(body.data.go.fields) : []
    expect(told).not.toContain(code)
    expect(fields.some((field) => description.test(field))).toBe(true)
    for (const extra of extras) expect(fields).toContain(extra)
    expect(told).toContain(`/enrollment/pay/result/${body.token}`)
  })
})

describe('Links', () => {
  it('are at most ten that stand for a student, also where two are asked for at once', async () => {
    const { visitor } = await chooseFor(await runHub(), code)
    for (let made = 0; made < 9; made += 1) await makeLink(visitor, code)

    const answers = await Promise.all([1, 2, 3].map(() => askForLink(visitor, code)))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const [first] = await linksOf(visitor, code)
    await visitor.post(`/api/pay-links/${first?.id}/withdraw`, {})
    expect((await askForLink(visitor, code)).status).toBe(200)
  })

  it.each([{ days: 0 }, { days: 31 }, { note: 'x'.repeat(141) }, { shows: 'all' }])(
    'are refused with %j',
    async (changes) => {
      const { visitor } = await chooseFor(await runHub(), code)
      expect((await askForLink(visitor, code, changes)).status).toBe(400)
    },
  )

  it('are not made where nothing is to be paid online', async () => {
    const { visitor } = await chooseFor(await runHub(), '10004')
    const answer = await askForLink(visitor, '10004')
    expect([answer.status, problemOf(answer).code]).toEqual([409, 'NOTHING_DUE'])
  })

  it('are not made before the family has decided about transport', async () => {
    const { visitor } = await Family.signIn(await runHub(), code)
    const answer = await askForLink(visitor, code)
    expect([answer.status, problemOf(answer).code]).toEqual([409, 'NOTHING_DUE'])
  })

  it('are not made of an enrolment that is paid in parts, and finance and the family read that', async () => {
    const { hub, family } = await aSplit()
    for (const sender of [family.visitor, await signInStaff(hub, 'finance')]) {
      const refused = problemOf(await askForLink(sender, code))
      expect([refused.code, refused.title]).toEqual(['SPLIT_STANDS', 'Esta matrícula se paga por partes'])
    }
  })

  it('are not made before the documents are signed, which finance reads as what the family does', async () => {
    const hub = await runHub({ settings: { documents: { requiredBeforePay: true } } })
    const { visitor } = await chooseFor(hub, code)
    for (const sender of [visitor, await signInStaff(hub, 'finance')]) {
      const refused = problemOf(await askForLink(sender, code))
      expect([refused.code, refused.detail]).toEqual([
        'DOCUMENTS_MISSING',
        'Antes del pago, la familia firma el contrato, el pagaré y el seguro de vida. No se hizo ningún cobro.',
      ])
    }
  })

  it('are seen and withdrawn by who made them, and by finance', async () => {
    const hub = await runHub()
    const family = (await chooseFor(hub, code)).visitor
    const guardian = await signInGuardian(hub, guardianAddress)
    const finance = await signInStaff(hub, 'finance')
    const ofFamily = await makeLink(family, code)
    const ofGuardian = await makeLink(guardian, code)
    const ofOffice = await makeLink(finance, code)

    const idsOf = async (sender: typeof family) => (await linksOf(sender, code)).map(({ id }) => id)
    expect(await idsOf(family)).toEqual([ofFamily.id])
    expect(await idsOf(guardian)).toEqual([ofGuardian.id])
    expect((await idsOf(finance)).toSorted()).toEqual([ofFamily.id, ofGuardian.id, ofOffice.id].toSorted())
    expect([ofFamily, ofGuardian, ofOffice].map(({ by }) => by)).toEqual(['family', 'guardian', 'office'])
    expect((await family.post(`/api/pay-links/${ofGuardian.id}/withdraw`, {})).status).toBe(404)
    const withdrawn = await finance.post(`/api/pay-links/${ofFamily.id}/withdraw`, {})
    expect(withdrawn.body).toMatchObject({ state: 'withdrawn' })
    expect((await linksOf(family, code))[0]?.state).toBe('withdrawn')
  })

  it('of another family’s student are neither made nor listed', async () => {
    const hub = await runHub()
    const family = (await chooseFor(hub, code)).visitor
    const other = await signInGuardian(hub, 'familia.10013@example.com')
    await makeLink(family, code)
    expect((await askForLink(family, '10013')).status).toBe(404)
    expect((await family.get('/api/pay-links?student=10013')).status).toBe(404)
    expect((await askForLink(other, code)).status).toBe(404)
    expect(await linksOf(other, code)).toEqual([])
  })

  it('are for finance and not for the rest of the office', async () => {
    const hub = await runHub()
    const admissions = await signInStaff(hub, 'admissions')
    expect((await askForLink(admissions, code)).status).toBe(403)
    expect((await admissions.get(`/api/pay-links?student=${code}`)).status).toBe(403)
  })

  it('leave who made, withdrew, read and paid by them in the audit trail', async () => {
    const hub = await runHub()
    const { visitor } = await chooseFor(hub, code)
    const link = await makeLink(visitor, code)
    const somebody = new LinkPayer(hub.visitor(), link)
    await somebody.pay()
    await somebody.read()
    await visitor.post(`/api/pay-links/${link.id}/withdraw`, {})

    const rows: { act: string; actor: string }[] = await hub.hub.app.database('audit').select('act', 'actor')
    const told = rows.map(({ act, actor }) => `${act} ${actor}`)
    expect(told).toEqual(
      expect.arrayContaining([
        `pay-link.make student:${code}`,
        `pay-link.pay pay-link:${link.id}`,
        `pay-link.withdraw student:${code}`,
      ]),
    )
    expect(told.filter((one) => one === 'record.read token')).toHaveLength(1)
  })

  it('are answered to nobody’s cache and to no search engine', async () => {
    const hub = await runHub()
    const { visitor } = await chooseFor(hub, code)
    const { headers } = await new LinkPayer(hub.visitor(), await makeLink(visitor, code)).read()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })
})
