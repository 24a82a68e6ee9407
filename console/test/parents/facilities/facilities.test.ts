import { describe, expect, it } from 'vitest'
import { HubProblem } from '../../../src/api/problem.ts'
import { noticeTime, formatInstant } from '../../../src/parents/facilities/format-instant.ts'
import { chatProblemOf } from '../../../src/parents/facilities/use-conversation.ts'
import { keys } from '../../support/builders.ts'

const halves = (key: string) => (key.endsWith('morning') ? 'a.m.' : 'p.m.')

describe('a time in a notice of the school', () => {
  it.each([
    ['10:00', '10:00\u00A0a.m.'],
    ['16:00', '4:00\u00A0p.m.'],
    ['00:00', '12:00\u00A0a.m.'],
    ['12:30', '12:30\u00A0p.m.'],
    ['24:00', '12:00\u00A0a.m.'],
    ['09:05', '9:05\u00A0a.m.'],
  ])('%s is written %s', (time, written) => {
    expect(noticeTime(time, halves)).toBe(written)
  })
})

describe('an instant in a notice', () => {
  const now = '2025-06-19T18:00:00-05:00'
  it('of today is shown by its time alone', () => {
    const instant = '2025-06-19T22:00:00-05:00'
    expect(formatInstant('opens', { instant, now, locale: 'es-CO' }, keys)).toMatch(/^opens 10:00/)
  })
  it('of another day names the day, in Bogotá', () => {
    const instant = '2025-06-20T04:59:00Z'
    expect(formatInstant('opens', { instant, now, locale: 'es-CO' }, keys)).toMatch(/^opens 11:59/)
    const tomorrow = '2025-06-20T05:00:00Z'
    expect(formatInstant('opens', { instant: tomorrow, now, locale: 'es-CO' }, keys)).toMatch(
      /^opensDay 20 de junio de 2025 12:00/,
    )
  })
})

describe('a question that was not answered', () => {
  it.each([
    [new HubProblem(0, {}), 'facilities.chat.offline'],
    [new HubProblem(429, {}, 61), 'facilities.chat.tooMany'],
    [new HubProblem(500, {}), 'facilities.chat.failed'],
    [new Error('a defect'), 'facilities.chat.failed'],
  ])('%s', (fault, title) => {
    expect(chatProblemOf(fault, keys, '601').title).toBe(title)
  })
  it('too often is answered with how long to wait', () => {
    expect(chatProblemOf(new HubProblem(429, {}, 61), keys, '601').body).toContain('login.waitMinutes 2')
  })
})
