import { memoryKit } from '@matricula/contract/kit'
import { describe, expect, it } from 'vitest'
import { statusWord } from '../src/status-word.ts'

function aWord(raw: { status?: string | null; status_level?: string | null }, statusLevels = {}) {
  const { log, logged } = memoryKit()
  return { word: statusWord(raw, { statusLevels, log }), logged }
}

describe('a status', () => {
  it.each([
    ['pending', 'pending'],
    ['applied', 'applied'],
    ['admitted', 'admitted'],
    ['wait-listed', 'waitlisted'],
    ['waitlisted', 'waitlisted'],
    ['wait_listed', 'waitlisted'],
    ['declined', 'declined'],
    ['enrolled', 'enrolled'],
    ['Enrolled', 'enrolled'],
    ['graduated', 'graduated'],
    ['withdrawn', 'withdrawn'],
  ])('of %s is %s', (status, word) => {
    expect(aWord({ status })).toEqual({ word, logged: [] })
  })

  it.each([
    ['interviewing', 'interviewing'],
    ['constructor', 'constructor'],
    ['', ''],
    [null, ''],
    ['laura@example.com', null],
    ['a long story about somebody, told where a word should be', null],
  ])('nobody told us of is `other` with a warning: %s', (status, shown) => {
    const { word, logged } = aWord({ status })
    expect(word).toBe('other')
    expect(logged).toEqual([
      { level: 'warn', fields: { status: shown }, message: 'a student has a status nobody told us of' },
    ])
  })

  it('gives way to the school’s own level where the settings have a word for it', () => {
    const levels = { matriculado: 'enrolled' }
    expect(aWord({ status: 'admitted', status_level: 'matriculado' }, levels).word).toBe('enrolled')
    expect(aWord({ status: 'admitted', status_level: 'en_revision' }, levels).word).toBe('admitted')
  })
})
