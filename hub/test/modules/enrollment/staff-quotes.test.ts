import { describe, expect, it } from 'vitest'
import { Family, type QuoteBody, wholeYear } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

const quotes = '/api/enrollment/quotes'

interface Option {
  readonly itemCode: string
  readonly name: string
  readonly price: number
  readonly modality: string
  readonly busStop: boolean
}

async function keepRide({ hub }: TestHub, student: string, { itemCode, name, price, ...way }: Option) {
  const { database, clock } = hub.app
  const place = { lat: 4.86, lng: -74.05, address: 'Calle 1 # 2-3' }
  const { modality, busStop } = way
  const ride = { modality, busStop, direction: 'AMBAS', place, itemCode, name, price, metres: 900 }
  const transport = { is: 'chosen', ...ride, basis: 'measured' }
  await database('draft').insert({
    student_code: student,
    project: '2025-2026',
    state: JSON.stringify({ step: 5, period: 3, method: 2, quotas: 11, transport }),
    version: 1,
    step: 5,
    updated_at: clock.now().toISOString(),
  })
}

const theHub = useHub()

describe('A price asked by staff', () => {
  it('is the one that the family sees', async () => {
    const hub = theHub()
    const finance = await signInStaff(hub, 'finance')
    const family = await Family.signIn(hub, 'a1b2c')

    const answer = await finance.post<QuoteBody>(quotes, { ...wholeYear, studentCode: 'a1b2c' })

    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(await family.quote(wholeYear))
  })

  it('has the transport that the family confirmed, without saying where it lives', async () => {
    const hub = theHub()
    const finance = await signInStaff(hub, 'finance')
    const family = await Family.signIn(hub, '10005')
    const { body: student } = await family.visitor.get<{ transport: { options: Option[] } }>(
      '/api/enrollment/student',
    )
    const option = student.transport.options[0]
    if (option === undefined) throw new Error('no transport is offered')
    await keepRide(hub, '10005', option)
    const asked = { ...wholeYear, studentCode: '10005' }

    const kept = await finance.post<QuoteBody>(quotes, { ...asked, transport: { is: 'kept' } })
    const without = await finance.post<QuoteBody>(quotes, asked)

    expect(kept.body.transport.map(({ code, total }) => [code, total])).toEqual([
      [option.itemCode, option.price],
    ])
    expect(without.body.transport).toEqual([])
    expect(kept.text).not.toContain('Calle 1')
  })

  it('needs to say whose it is', async () => {
    const hub = theHub()
    const finance = await signInStaff(hub, 'finance')

    const nobody = await finance.post<ProblemBody>(quotes, wholeYear)
    const stranger = await finance.post<ProblemBody>(quotes, { ...wholeYear, studentCode: 'ZZZZZ' })

    expect([nobody.status, nobody.body.code, nobody.body.errors]).toEqual([
      422,
      'BAD_INPUT',
      { studentCode: ['Este dato es obligatorio.'] },
    ])
    expect([stranger.status, stranger.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('is not another family’s to ask', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10001')

    const answer = await family.visitor.post<ProblemBody>(quotes, { ...wholeYear, studentCode: '10003' })

    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('A simulated price', () => {
  it.each([
    ['2025-2026', 200],
    ['2020-2021', 422],
    ['1999-2000', 422],
  ])('of the season %s answers %i', async (season, status) => {
    const hub = theHub()
    const finance = await signInStaff(hub, 'finance')
    const annual = [{ ItemCode: 'CA-0001', Price: 1000 }]

    const answer = await finance.post<ProblemBody>(`${quotes}/simulate`, {
      season,
      grade: 'PRIMERO',
      annual,
      period: 3,
      now: '2025-06-19T10:00:00-05:00',
    })

    expect(answer.status).toBe(status)
  })
})
