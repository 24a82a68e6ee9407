import { expect, it } from 'vitest'
import { createKeyedMutex } from '../../src/parts/keyed-mutex.ts'

const notAborted = new AbortController().signal

/** An act that is over when it is told so. */
function cachedValue(name: string, begun: string[]) {
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  return {
    end: () => end(),
    act: async () => {
      begun.push(name)
      await over
      return name
    },
  }
}

it('acts about one thing run one after another, those about another do not wait', async () => {
  const begun: string[] = []
  const inTurn = createKeyedMutex()
  const first = cachedValue('first', begun)
  const second = cachedValue('second', begun)
  const other = cachedValue('other', begun)
  const one = inTurn('an order', notAborted, first.act)
  const two = inTurn('an order', notAborted, second.act)
  const three = inTurn('another order', notAborted, other.act)
  other.end()
  expect(await three).toBe('other')
  expect(begun).toEqual(['first', 'other'])
  first.end()
  second.end()
  expect(await Promise.all([one, two])).toEqual(['first', 'second'])
})

it('one that fails does not stop the next', async () => {
  const inTurn = createKeyedMutex()
  const fails = inTurn('an order', notAborted, () => Promise.reject(new Error('refused')))
  const next = inTurn('an order', notAborted, () => Promise.resolve('done'))
  await expect(fails).rejects.toThrow('refused')
  expect(await next).toBe('done')
})

it('one whose deadline passes before its turn is never begun', async () => {
  const begun: string[] = []
  const inTurn = createKeyedMutex()
  const first = cachedValue('first', begun)
  const late = cachedValue('late', begun)
  const next = cachedValue('next', begun)
  const leaving = new AbortController()
  const one = inTurn('an order', notAborted, first.act)
  const two = inTurn('an order', leaving.signal, late.act)
  const three = inTurn('an order', notAborted, next.act)
  leaving.abort()
  await expect(two).rejects.toMatchObject({ code: 'unreachable' })
  first.end()
  next.end()
  expect(await Promise.all([one, three])).toEqual(['first', 'next'])
  expect(begun).toEqual(['first', 'next'])
})
