import { describe, expect, it } from 'vitest'
import { guardianAddress, signInGuardian } from '@matricula/hub/testing/guardian'
import { linkPayer } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import {
  aSplit,
  askSplit,
  payPart,
  splitBy,
  splitOf,
  splitPath,
  splitSeason,
  threeParts,
} from '@matricula/hub/testing/splits'
import { signInStaff } from '@matricula/hub/testing/staff'
import { chooseFor } from '@matricula/hub/testing/families'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Answer } from '@matricula/hub/testing/visitor'

const code = '10001'
const codeOf = (answer: Answer<unknown>) => problemOf(answer).code

describe('A split', () => {
  it('tells who pays one part nothing of the others, and the family nothing of who paid', async () => {
    const { hub, family, payers } = await aSplit()
    const [mother, father] = payers
    if (mother === undefined || father === undefined) throw new Error('three')
    const paid = await payPart(mother)
    expect(paid).toMatchObject({
      payer: 'Rosa Vélez',
      concepts: null,
      names: null,
      data: { amount: 2_375_000 },
    })

    const shown = [(await mother.read()).text, (await father.read()).text, JSON.stringify(paid)]

    expect(shown.join()).not.toMatch(/1[.,]?000[.,]?000|4[.,]?750[.,]?000|Mamá|Papá|Empresa|10001/)
    expect((await father.read()).text).not.toMatch(/2375000|Vélez|Rosa/)
    const told = [await splitOf(family.visitor, code), await family.check()]
    expect(JSON.stringify(told)).not.toMatch(/Vélez|41222333|rosa@/)
    const { database } = hub.hub.app
    const payments = await database('payment_attempt').where({ pays: 'part' })
    expect(payments.map(({ payer }) => JSON.parse(payer).lastname)).toEqual(['Vélez'])
  })

  it('is of who made it and of finance: another parent reads that it stands, and changes nothing', async () => {
    const { hub, family, split } = await aSplit()
    const parent = await signInGuardian(hub, guardianAddress)
    const { body } = await parent.post<{ csrfToken: string }>(`/api/family/students/${code}/session`, {})
    parent.csrfToken = body.csrfToken
    const seen = await splitOf(parent, code)
    expect(seen).toMatchObject({ status: 'standing', isOwn: false, total: null, parts: [] })
    const asked = { shownTotal: 4_750_000, parts: threeParts, shows: 'name' }
    expect(codeOf(await askSplit(parent, code, asked))).toBe('SPLIT_STANDS')
    expect((await parent.delete(splitPath(code))).status).toBe(404)
    const finance = await signInStaff(hub, 'finance')
    expect((await splitOf(finance, code)).parts.map(({ label }) => label)).toEqual([
      'Mamá',
      'Papá',
      'Empresa',
    ])
    expect((await splitOf(family.visitor, code)).parts[0]?.id).toBe(split.parts[0]?.id)
    const stranger = await chooseFor(hub, '10014')
    expect((await stranger.visitor.get(splitPath(code))).status).toBe(404)
    const admissions = await signInStaff(hub, 'admissions')
    expect((await admissions.get(splitPath(code))).status).toBe(403)
  })

  it('cannot be undone or replaced once a part is paid or under way', async () => {
    const { family, payers } = await aSplit()
    await payers[0]?.pay()
    expect(codeOf(await family.visitor.delete(splitPath(code)))).toBe('SPLIT_BEGUN')
    const asked = { shownTotal: 4_750_000, parts: threeParts.toReversed(), shows: 'amount' }
    expect(codeOf(await askSplit(family.visitor, code, asked))).toBe('SPLIT_BEGUN')
  })

  it.each([
    ['SPLIT_PARTS', { parts: [{ label: 'Yo', rest: true }] }],
    [
      'SPLIT_SUM',
      {
        parts: [
          { label: 'Yo', percentBps: 5000 },
          { label: 'Ella', percentBps: 4000 },
        ],
      },
    ],
    [
      'SPLIT_MINIMUM',
      {
        parts: [
          { label: 'Yo', amount: 474_999 },
          { label: 'Ella', rest: true },
        ],
      },
    ],
    ['PRICE_CHANGED', { shownTotal: 4_750_001 }],
    [
      'BAD_REQUEST',
      {
        parts: [
          { label: 'Yo', amount: 1, rest: true },
          { label: 'Ella', rest: true },
        ],
      },
    ],
    [
      'BAD_REQUEST',
      {
        parts: [
          { label: 'x'.repeat(141), rest: true },
          { label: 'Ella', percentBps: 5000 },
        ],
      },
    ],
  ])('is refused with %s of %j', async (refusal, changes) => {
    const hub = await runHub({ parentSeason: splitSeason })
    const family = await chooseFor(hub, code)
    const asked = { shownTotal: 4_750_000, parts: threeParts, shows: 'amount', ...changes }
    expect(codeOf(await askSplit(family.visitor, code, asked))).toBe(refusal)
    expect(await hub.hub.app.database('order_split')).toEqual([])
  })

  it('is not offered where the season does not, and not after its last day', async () => {
    const hub = await runHub({ parentSeason: { split: null } })
    const family = await chooseFor(hub, code)
    const asked = { shownTotal: 4_750_000, parts: threeParts, shows: 'amount' }
    expect((await family.visitor.get(splitPath(code))).body).toEqual({ terms: null, split: null })
    expect(codeOf(await askSplit(family.visitor, code, asked))).toBe('SPLIT_NOT_OFFERED')
    const late = await runHub({ parentSeason: { split: { ...splitSeason.split, until: '2025-06-18' } } })
    const other = await chooseFor(late, code)
    expect(codeOf(await askSplit(other.visitor, code, asked))).toBe('SPLIT_NOT_OFFERED')
  })

  it('can be made by finance, and leaves who made, undid and paid it in the trail', async () => {
    const hub = await runHub({ parentSeason: splitSeason })
    const family = await chooseFor(hub, code)
    const finance = await signInStaff(hub, 'finance')
    await splitBy(hub, finance, { code, changes: {} })
    expect(await splitOf(family.visitor, code)).toMatchObject({ isOwn: false, parts: [] })
    expect((await finance.delete(splitPath(code))).status).toBe(200)
    const { payers } = await splitBy(hub, finance, { code, changes: { shows: 'concepts' } })
    await payers[0]?.pay({ payer: linkPayer })
    const acts = await hub.hub.app
      .database('audit')
      .whereIn('act', ['split.make', 'split.undo', 'pay-link.pay'])
      .orderBy('id')
    expect(acts.map(({ act, actor }) => [act, actor.split(':')[0]])).toEqual([
      ['split.make', 'staff'],
      ['split.undo', 'staff'],
      ['split.make', 'staff'],
      ['pay-link.pay', 'pay-link'],
    ])
    expect(JSON.stringify(acts)).not.toMatch(/Mamá|Papá|Vélez/)
  })
})

describe('What is kept of a split', () => {
  it('is exported without a word of who paid, waits while it stands, and goes with the family', async () => {
    const { hub, payers } = await aSplit()
    const admin = await signInStaff(hub, 'admin')
    for (const payer of payers) await payPart(payer)
    const { text } = await admin.get(`/api/privacy/families/${code}`)
    expect(text).toMatch(/Mamá.*Papá.*Empresa/s)
    expect(text).not.toMatch(/Vélez|rosa@/)

    await until(
      () => admin.post(`/api/privacy/families/${code}/erase`, { reason: 'Solicitud 2025-17' }),
      ({ status }) => status === 200,
    )

    const { database } = hub.hub.app
    expect(await database('split_part').pluck('label')).toEqual([null, null, null])
    expect(await database('pay_link').where({ kind: 'part' })).toEqual([])
    expect(await database('payment_attempt').where({ pays: 'part' }).pluck('payer')).toEqual([
      null,
      null,
      null,
    ])
  })

  it('keeps a family from being erased while it stands', async () => {
    const { hub } = await aSplit()
    const admin = await signInStaff(hub, 'admin')
    const refused = await admin.post(`/api/privacy/families/${code}/erase`, { reason: 'Solicitud 2025-17' })
    expect(codeOf(refused)).toBe('ERASE_BLOCKED')
  })
})
