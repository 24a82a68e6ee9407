import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTemplate, fillTemplate, placeholders } from '../../../src/modules/messages/template.ts'

const values = {
  estudiante: 'Mateo',
  grado: 'Segundo',
  paso: 'el pago',
  colegio: 'La Cordillera',
  enlace: 'https://matricula.example/enrollment/login',
  cierra: '31 de agosto de 2025',
  telefono: '601 555 0100',
}

describe('A template', () => {
  it('is filled in wherever a place stands', () => {
    const text = '{estudiante}, {grado}: falta {paso}. {estudiante} entra en {enlace}.'
    expect(fillTemplate(text, values)).toBe(`Mateo, Segundo: falta el pago. Mateo entra en ${values.enlace}.`)
  })

  it('takes a value for what it is, whatever stands in it', () => {
    const sly = { ...values, estudiante: '{enlace} $& {paso}' }
    expect(fillTemplate('Hola {estudiante}.', sly)).toBe('Hola {enlace} $& {paso}.')
  })

  it.each([
    ['Hola {nombre}, {nombre} y {Estudiante}', ['nombre', 'Estudiante']],
    ['Hola { estudiante }', [' estudiante ']],
    ['Hola {}', ['']],
    ['Hola {constructor}', ['constructor']],
    ['Hola {estudiante}', []],
  ])('names what it does not know: %s', (text, unknown) => {
    expect(checkTemplate(text)).toMatchObject({ unknown, isUnclosed: false })
  })

  it.each(['Hola {estudiante', 'Hola estudiante}', 'Hola {{estudiante}}', 'Hola {estudiante {paso}'])(
    'is not closed: %s',
    (text) => {
      expect(checkTemplate(text).isUnclosed).toBe(true)
    },
  )

  it.each([
    ['<b>Hola</b>', true],
    ['<!-- nada -->', true],
    ['<SCRIPT src=x>', true],
    ['2 < 3 y 3 > 2', false],
    ['escriba a <3', false],
  ])('is text and no markup: %s', (text, hasTags) => {
    expect(checkTemplate(text).hasTags).toBe(hasTags)
  })

  it('is judged and filled in whatever it is, and one without complaint keeps no brace', () => {
    const texts = fc.array(
      fc.oneof(
        fc.constantFrom('{', '}', '<', '{}', '$1', ...placeholders.map((name) => `{${name}}`)),
        fc.string({ unit: 'binary' }),
      ),
    )
    let sound = 0
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('')
        const { unknown, isUnclosed } = checkTemplate(text)
        const filled = fillTemplate(text, values)
        if (unknown.length > 0 || isUnclosed) return
        sound += 1
        expect(filled).not.toMatch(/[{}]/)
      }),
      { seed: 2025, numRuns: 500 },
    )
    expect(sound).toBeGreaterThan(50)
  })

  it('that names an unknown place is always told so by that name', () => {
    const names = fc
      .string()
      .filter((name) => !/[{}]/.test(name) && !placeholders.some((one) => one === name))
    fc.assert(
      fc.property(names, fc.constantFrom(...placeholders), (name, known) => {
        expect(checkTemplate(`{${known}} y {${name}}`).unknown).toEqual([name])
      }),
      { seed: 2025 },
    )
  })
})
