import { expect, it } from 'vitest'
import { conceptWithoutNames } from '../../../api/concept-without-names.ts'

const student = { code: 'A1B2C', firstNames: 'María Luz', lastNames: 'De la Peña' }
const sibling = { code: '20198', firstNames: 'Andrés', lastNames: 'De la Peña' }

it.each([
  ['Pensión marzo 2025', 'Pensión marzo 2025'],
  ['Pensión MARIA marzo', ''],
  ['Pensión marzo a1b2c', ''],
  ['Ruta de la mañana', 'Ruta de la mañana'],
  ['Pena', ''],
  ['', ''],
  ['Pensión C20198', ''],
  ['Pensión cod20198', ''],
  ['Pensión 20198A', ''],
  ['Pensión 2019 8', ''],
  ['Pensión 2.0.1.9-8', ''],
  ['Pensión ２０１９８', ''],
  ['Pensión A1-B2-C', ''],
  ['Pensión M\u0430ría', ''],
  ['Pensión \u0391NDR\u0395S', ''],
  ['Pensión Ma\u200Bría', ''],
  ['Pensión Andrés', ''],
  ['Factura 120198', 'Factura 120198'],
  ['Pensión 2019, cuota 8', 'Pensión 2019, cuota 8'],
  ['Factura 201987', 'Factura 201987'],
  ['Ｐensión 2019', 'Ｐensión 2019'],
  ['Pensión Marianita', 'Pensión Marianita'],
])('A document that accounting calls “%s” is told as “%s”', (description, told) => {
  expect(conceptWithoutNames(description, [student, sibling])).toBe(told)
})
