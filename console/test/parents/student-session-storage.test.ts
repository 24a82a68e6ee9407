import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { studentSessionStorage } from '../../src/parents/wizard/student-session-storage.ts'

const place = 'matricula.test'

describe('What is stored in a tab', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterEach(() => {
    kept.clear()
    vi.unstubAllGlobals()
  })

  it('is read by the same student as often as it likes, until it is forgotten', () => {
    const held = studentSessionStorage<string>(place)
    held.store('10001', 'chosen')
    expect([held.read('10001'), held.read('10001')]).toEqual(['chosen', 'chosen'])
    held.forget()
    expect(held.read('10001')).toBeNull()
  })

  it('is nothing where a page of an earlier version left something else', () => {
    kept.set(place, JSON.stringify({ student: '10001', choices: {} }))
    expect(studentSessionStorage<string>(place).read('10001')).toBeNull()
  })

  it('is nobody else’s, and gone once somebody else has come', () => {
    const held = studentSessionStorage<string>(place)
    held.store('10001', 'chosen')
    expect(held.read('10002')).toBeNull()
    expect(held.read('10001')).toBeNull()
  })
})
