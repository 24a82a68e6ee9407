import { describe, expect, it } from 'vitest'
import { Family, type QuoteBody, wholeYear } from '../../support/family.ts'
import { signInStaff } from '../../support/staff.ts'
import { runHub } from '../../support/test-hub.ts'
import type { ProblemBody } from '../../support/visitor.ts'

const quotes = '/api/enrollment/quotes'

describe('A price asked by staff', () => {
  it('is the one that the family sees', async () => {
    const hub = await runHub()
    const finance = await signInStaff(hub, 'finance')
    const family = await Family.signIn(hub, 'a1b2c')

    const answer = await finance.post<QuoteBody>(quotes, { ...wholeYear, studentCode: 'a1b2c' })

    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(await family.quote(wholeYear))
  })

  it('needs to say whose it is', async () => {
    const hub = await runHub()
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
    const hub = await runHub()
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
    const hub = await runHub()
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
