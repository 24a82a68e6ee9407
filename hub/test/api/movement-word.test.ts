import { expect, it } from 'vitest'
import { movementWord } from '@matricula/hub/api/movement-word'

it.each([
  ['refund:R1', null, 'refund-asked'],
  ['refund:R1:done', 'refunded', 'refund-done'],
  ['refund:R1:refused', null, 'refund-dropped'],
  ['refund:R1:freed', 'refunded', 'refund-freed'],
  ['refund:R1:restored', 'refunded', 'refund-dropped'],
  ['payment:P1', null, null],
  ['payment:P1:back', 'returned', 'returned'],
] as const)('A movement %s with the reason %s is told as %s', (key, reason, word) => {
  expect(movementWord({ key, reason })).toBe(word)
})
