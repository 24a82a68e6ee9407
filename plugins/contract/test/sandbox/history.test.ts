import { expect, it } from 'vitest'
import { memoryMemo } from '../../src/kit/memory-memo.ts'
import { historyIn } from '../../src/sandbox/index.ts'

const aHistory = () =>
  historyIn(
    memoryMemo(() => new Date(0)),
    String,
  )

it('keeps every step of callers at once, each decided on what the others left', async () => {
  const history = aHistory()
  await Promise.all(['a', 'b', 'c'].map((name) => history.append('x', (steps) => `${name}${steps.length}`)))
  expect((await history.of('x')).map((step) => step.slice(1))).toEqual(['0', '1', '2'])
})

it('adds nothing where nothing follows', async () => {
  const history = aHistory()
  await Promise.all([1, 2, 3].map(() => history.append('x', (steps) => (steps.length === 0 ? 'only' : null))))
  expect(await history.of('x')).toEqual(['only'])
})

it('keeps subjects apart, one the beginning of the other included', async () => {
  const history = aHistory()
  await history.append('x', () => 'of x')
  await history.append('x1', () => 'of x1')
  expect(await history.of('x')).toEqual(['of x'])
  expect(await history.all()).toEqual(
    new Map([
      ['x', ['of x']],
      ['x1', ['of x1']],
    ]),
  )
})
