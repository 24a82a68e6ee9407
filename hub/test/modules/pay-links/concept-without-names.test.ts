import { expect, it } from 'vitest'
import { conceptWithoutNames } from '../../../src/modules/pay-links/concept-without-names.ts'

const student = { code: 'A1B2C', firstNames: 'María Luz', lastNames: 'De la Peña' }

it.each([
  ['Pensión marzo 2025', 'Pensión marzo 2025'],
  ['Pensión MARIA marzo', ''],
  ['Pensión marzo a1b2c', ''],
  ['Ruta de la mañana', 'Ruta de la mañana'],
  ['Pena', ''],
  ['', ''],
])('A document that accounting calls “%s” is told as “%s”', (description, told) => {
  expect(conceptWithoutNames(description, [student])).toBe(told)
})
