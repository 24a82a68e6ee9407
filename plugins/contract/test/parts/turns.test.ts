import { expect, it } from 'vitest'
import { takingTurns } from '../../src/parts/turns.ts'

const patient = new AbortController().signal

/** An act that is over when it is told so. */
function held(name: string, begun: string[]) {
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
  const inTurn = takingTurns()
  const first = held('first', begun)
  const second = held('second', begun)
  const other = held('other', begun)
  const one = inTurn('an order', patient, first.act)
  const two = inTurn('an order', patient, second.act)
  const three = inTurn('another order', patient, other.act)
  other.end()
  expect(await three).toBe('other')
  expect(begun).toEqual(['first', 'other'])
  first.end()
  second.end()
  expect(await Promise.all([one, two])).toEqual(['first', 'second'])
})

it('one that fails does not stop the next', async () => {
  const inTurn = takingTurns()
  const fails = inTurn('an order', patient, () => Promise.reject(new Error('refused')))
  const next = inTurn('an order', patient, () => Promise.resolve('done'))
  await expect(fails).rejects.toThrow('refused')
  expect(await next).toBe('done')
})

it('one whose deadline passes before its turn is never begun', async () => {
  const begun: string[] = []
  const inTurn = takingTurns()
  const first = held('first', begun)
  const late = held('late', begun)
  const next = held('next', begun)
  const leaving = new AbortController()
  const one = inTurn('an order', patient, first.act)
  const two = inTurn('an order', leaving.signal, late.act)
  const three = inTurn('an order', patient, next.act)
  leaving.abort()
  await expect(two).rejects.toMatchObject({ code: 'unreachable' })
  first.end()
  next.end()
  expect(await Promise.all([one, three])).toEqual(['first', 'next'])
  expect(begun).toEqual(['first', 'next'])
})
