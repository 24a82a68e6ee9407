import { expect, it } from 'vitest'
import { nextTab } from '../../src/components/tabs.tsx'

const ids = ['invoices', 'enrollments', 'history']

it.each([
  ['invoices', 'ArrowRight', 'enrollments'],
  ['history', 'ArrowRight', 'invoices'],
  ['invoices', 'ArrowLeft', 'history'],
  ['history', 'ArrowLeft', 'enrollments'],
  ['enrollments', 'Home', 'invoices'],
  ['enrollments', 'End', 'history'],
  ['enrollments', 'Enter', null],
  ['enrollments', 'ArrowDown', null],
])('On the tab %s the key %s leads to %s', (chosen, key, to) => {
  expect(nextTab(ids, chosen, key)).toBe(to)
})
