import { describe, expect, it } from 'vitest'
import { callbackForm, confirmedPesos } from '../src/index.ts'
import { memoryKit } from '../src/kit/index.ts'

describe('a callback that is a form', () => {
  const form = (query: Record<string, string>, body: string) =>
    Object.fromEntries(callbackForm({ query, body: new TextEncoder().encode(body) }))

  it('has the fields of its query and its body', () => {
    expect(form({ a: '1' }, 'b=2&c=a%20b')).toEqual({ a: '1', b: '2', c: 'a b' })
  })
  it('has a field that says the same twice, and none that says two things', () => {
    expect(form({ a: '1', b: '2' }, 'a=1&b=3&c=4&c=5')).toEqual({ a: '1' })
  })
})

describe('the pesos of a confirmed payment', () => {
  const told = { vendor: 'PagoYa', reference: 'MAT-1', amount: '1000.00', mode: { test: true, isSame: true } }

  it('are what the vendor says of a payment that may be ours', () => {
    const { log, logged } = memoryKit()
    expect(confirmedPesos(told, log)).toBe(1000)
    expect(logged).toEqual([])
  })
  it.each([
    ['of a reference that the hub does not write', { reference: 'Link 7' }],
    ['of a fraction', { amount: '1000.50' }],
    ['of the other mode', { mode: { test: true, isSame: false } }],
  ])('%s are none, with a warning', (_what, change) => {
    const { log, logged } = memoryKit()
    expect(confirmedPesos({ ...told, ...change }, log)).toBeNull()
    expect(logged.map(({ level }) => level)).toEqual(['warn'])
  })
})
