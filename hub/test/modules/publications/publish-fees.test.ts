import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { editOf, fee, type FeeBody, feeOf, fees, store } from '@matricula/hub/testing/a-fee'
import { auditedActsOf, code, publications, publish, undo } from './a-publication.ts'

const office = async (hub: TestHub) => ({ hub, finance: await signInStaff(hub, 'finance') })

describe.each(databases)('A publication of fees on $name', (database) => {
  const theHub = useHub({ database })

  it('makes a new fee, a new value and an end in one act, and one audit row tells all of them', async () => {
    const { hub, finance } = await office(theHub())
    await store(finance, code('ECO-41'), code('ECO-42'))
    const [raised, ended] = [await feeOf(finance, 105, 'ECO-41'), await feeOf(finance, 105, 'ECO-42')]
    const { status, body } = await publish(finance, {
      create: [code('ECO-43')],
      edit: [editOf(raised, { value: 175_000 })],
      archive: [{ id: ended.id, version: ended.version }],
    })
    expect([status, body.state]).toEqual([200, 'published'])
    expect(body.fees).toEqual([
      expect.objectContaining({ does: 'create', code: 'ECO-43', before: null, after: 150_000 }),
      expect.objectContaining({ does: 'edit', code: 'ECO-41', before: 150_000, after: 175_000 }),
      expect.objectContaining({ does: 'archive', code: 'ECO-42', before: 150_000, after: null }),
    ])
    expect(await feeOf(finance, 105, 'ECO-41')).toMatchObject({ value: 175_000, version: 2 })
    expect(await feeOf(finance, 105, 'ECO-43')).toMatchObject({ value: 150_000, version: 1 })
    expect((await finance.get<FeeBody[]>(`${fees}105?code=ECO-42`)).body).toEqual([])
    expect(await auditedActsOf(hub, body.id)).toEqual(['fees.publish'])
  })

  it('changes nothing when one of its fees was changed meanwhile', async () => {
    const { finance } = await office(theHub())
    await store(finance, code('ECO-44'), code('ECO-45'))
    const [one, other] = [await feeOf(finance, 105, 'ECO-44'), await feeOf(finance, 105, 'ECO-45')]
    await finance.put(fee, editOf(other, { value: 1000 }))
    const refused = await publish(finance, {
      create: [code('ECO-46')],
      edit: [editOf(one, { value: 2000 }), editOf(other, { value: 3000 })],
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'FEE_CHANGED'])
    expect(problemOf(refused)).toMatchObject({ current: { code: 'ECO-45', value: 1000 } })
    expect(await feeOf(finance, 105, 'ECO-44')).toEqual(one)
    expect((await finance.get<FeeBody[]>(`${fees}105?code=ECO-46`)).body).toEqual([])
  })

  it('that comes twice at once is made once', async () => {
    const { finance } = await office(theHub())
    await store(finance, code('ECO-47'))
    const read = await feeOf(finance, 105, 'ECO-47')
    const input = { edit: [editOf(read, { value: 160_000 })] }
    const answers = await Promise.all([publish(finance, input), publish(finance, input)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await feeOf(finance, 105, 'ECO-47')).toMatchObject({ version: 2 })
  })

  it('is undone as if it had not been, once', async () => {
    const { hub, finance } = await office(theHub())
    await store(finance, code('ECO-48'), code('ECO-49'))
    const [raised, ended] = [await feeOf(finance, 105, 'ECO-48'), await feeOf(finance, 105, 'ECO-49')]
    const { body } = await publish(finance, {
      create: [code('ECO-50')],
      edit: [editOf(raised, { value: 175_000, concept: 'Ajedrez II' })],
      archive: [{ id: ended.id, version: ended.version }],
    })
    const answers = await Promise.all([undo(finance, body.id), undo(finance, body.id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('PUBLICATION_ENDED')
    expect(await feeOf(finance, 105, 'ECO-48')).toEqual({ ...raised, version: 3 })
    expect(await feeOf(finance, 105, 'ECO-49')).toEqual(ended)
    expect((await finance.get<FeeBody[]>(`${fees}105?code=ECO-50`)).body).toEqual([])
    expect(await auditedActsOf(hub, body.id)).toEqual(['fees.publish', 'fees.undo'])
  })

  it('is not undone over what somebody changed since', async () => {
    const { finance } = await office(theHub())
    await store(finance, code('ECO-51'))
    const read = await feeOf(finance, 105, 'ECO-51')
    const { body } = await publish(finance, { edit: [editOf(read, { value: 175_000 })] })
    await finance.put(fee, editOf(await feeOf(finance, 105, 'ECO-51'), { value: 180_000 }))
    const refused = await undo(finance, body.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'FEE_CHANGED'])
    expect(await feeOf(finance, 105, 'ECO-51')).toMatchObject({ value: 180_000 })
  })

  it('is not undone over a code that another fee has taken', async () => {
    const { finance } = await office(theHub())
    await store(finance, code('ECO-52'))
    const { id, version } = await feeOf(finance, 105, 'ECO-52')
    const { body } = await publish(finance, { archive: [{ id, version }] })
    await store(finance, code('ECO-52'))
    expect((await undo(finance, body.id)).body.code).toBe('FEE_DUPLICATE')
  })
})

describe('A publication', () => {
  const theHub = useHub()

  it('is not undone once a family is on the list of an activity that it brought', async () => {
    const { hub, finance } = await office(theHub())
    const { body } = await publish(finance, { create: [code('ECO-61')] })
    const { visitor } = await Family.signIn(hub, '10001')
    const input = { activity: { code: 'ECO-61' }, student: { code: '10001' } }
    expect((await visitor.post('/api/enrollment/fees/community/subscribe', input)).status).toBe(200)
    const refused = await undo(finance, body.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'FEES_BOUGHT'])
    expect(refused.body.detail).toContain('1')
    expect(await feeOf(finance, 105, 'ECO-61')).toMatchObject({ value: 150_000 })
  })

  it('is undone while those who pay chose nothing of it, and not once a family pays by it', async () => {
    const hub = await runHub()
    const finance = await signInStaff(hub, 'finance')
    const raise = async (value: number) => {
      const edit = [editOf(await feeOf(finance, 108, 'ECO-03'), { value })]
      return (await publish(finance, { edit })).body.id
    }
    const first = await raise(190_000)
    await (await Family.signIn(hub, '10001')).enrol(wholeYear)
    expect((await undo(finance, first)).status).toBe(200)
    const second = await raise(195_000)
    const buyer = await Family.signIn(hub, '10003')
    const activities = ['ECO-03']
    const quote = await buyer.quote({ ...rightAndCosts, activities })
    const fees = { quoteId: quote.quoteId, studentTotalV: quote.totals.totalV, activities }
    expect((await buyer.pay(quote, { fees })).status).toBe(200)
    const refused = await undo(finance, second)
    expect([refused.status, refused.body.code]).toEqual([409, 'FEES_BOUGHT'])
    expect(await feeOf(finance, 108, 'ECO-03')).toMatchObject({ value: 195_000 })
  })

  it('that cannot be made names the fee among its changes', async () => {
    const { finance } = await office(theHub())
    await store(finance, code('ECO-65'), { ...code('ECO-66'), eco_type: 'incluida', value: 0 })
    const [paid, included] = [await feeOf(finance, 105, 'ECO-65'), await feeOf(finance, 105, 'ECO-66')]
    const named = { fee: { code: 'ECO-66', grade_enrollment: 'Segundo' } }
    const valued = await publish(finance, {
      edit: [editOf(paid, { value: 1000 }), editOf(included, { value: 2000 })],
    })
    expect([valued.status, problemOf(valued)]).toEqual([422, expect.objectContaining(named)])
    const created = { ...code('ECO-66'), value: -1 }
    expect(problemOf(await publish(finance, { create: [code('ECO-67'), created] }))).toMatchObject(named)
    await finance.delete(`${fee}/${included.id}`)
    const gone = await publish(finance, { edit: [editOf(included, { value: 0 })] })
    expect([gone.status, problemOf(gone)]).toEqual([404, expect.objectContaining(named)])
    expect(await feeOf(finance, 105, 'ECO-65')).toEqual(paid)
  })

  it.each<[string, object, number]>([
    ['nothing', {}, 422],
    ['a time that has passed', { create: [code('ECO-62')], at: '2020-01-01T00:00:00Z' }, 422],
    ['a time that everybody reads otherwise', { create: [code('ECO-62')], at: '2026-01-01T00:00' }, 400],
    [
      'one fee twice',
      {
        archive: [
          { id: 1, version: 1 },
          { id: 1, version: 1 },
        ],
      },
      400,
    ],
    ['a fee that is not there', { archive: [{ id: 999_999, version: 1 }] }, 404],
    ['a code twice', { create: [code('ECO-62'), code('ECO-62')] }, 409],
    ['a value below 0', { create: [{ ...code('ECO-62'), value: -1 }] }, 422],
    ['a field nobody knows', { create: [], more: 1 }, 400],
  ])('of %s is refused, and stores nothing', async (_title, input, expected) => {
    const { finance } = await office(theHub())
    expect((await publish(finance, input)).status).toBe(expected)
    expect((await finance.get<FeeBody[]>(`${fees}105?code=ECO-62`)).body).toEqual([])
  })

  it('is for those who set prices', async () => {
    const admissions = await signInStaff(theHub(), 'admissions')
    expect((await publish(admissions, { create: [code('ECO-63')] })).status).toBe(403)
    expect((await admissions.get(publications)).status).toBe(403)
    expect((await theHub().visitor().get(publications)).status).toBe(401)
  })
})
