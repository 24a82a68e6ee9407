import Joi from 'joi'
import { describe, expect, it } from 'vitest'
import {
  cleanReason,
  convertAnswer,
  jsonOrNothing,
  loggableWord,
  parseAnswer,
  PluginFault,
  wholePesos,
} from '../src/index.ts'

describe("a vendor's answer", () => {
  const schema = Joi.object<{ id: number; lines: readonly { price: number }[] }>({
    id: Joi.number().required(),
    lines: Joi.array().items(Joi.object({ price: Joi.number().required() })),
  })

  it('is what its schema says, without what we do not know', () => {
    expect(parseAnswer(schema, { id: 1, lines: [{ price: 5, note: 'x' }], more: true })).toEqual({
      id: 1,
      lines: [{ price: 5 }],
    })
  })

  it.each([[{ id: '1' }], [{}], [null], [[]], ['<html>']])('is unknown-outcome when it is %j', (answer) => {
    expect(() => parseAnswer(schema.required(), answer)).toThrow(PluginFault)
  })

  it('that cannot be read is told by place, never by what stands there', () => {
    const answer = { id: 1, lines: [{ price: 'Laura Peñaloza 5210310' }] }
    expect(() => parseAnswer(schema, answer)).toThrow(
      "the vendor's answer cannot be read at lines.*.price (number.base)",
    )
  })
})

describe('an answer of a vendor that writes one thing in several ways', () => {
  const schema = Joi.object<{ status: string; total: number }>({
    status: Joi.string().lowercase().required(),
    total: Joi.number().default(0),
  }).unknown()

  it('is converted as its schema says', () => {
    expect(convertAnswer(schema, { status: 'OPEN', total: '5' })).toEqual({ status: 'open', total: 5 })
  })

  it.each([[undefined], [null], [{}], [{ status: 'OPEN', total: 'x' }]])('cannot be read of %j', (answer) => {
    expect(() => convertAnswer(schema, answer)).toThrow("the vendor's answer cannot be read at")
  })
})

it.each([
  ['APPROVED', 'APPROVED'],
  ['inprogress/VIEWED', 'inprogress/VIEWED'],
  ['Laura Díaz, CC 1020304050', '(not a word)'],
  ['', '(not a word)'],
  ['x'.repeat(41), '(not a word)'],
])('a log may have of %j: %j', (word, logged) => {
  expect(loggableWord(word)).toBe(logged)
})

it('an answer that is no JSON is nothing', () => {
  expect(jsonOrNothing({ json: () => JSON.parse('{"a":1}') })).toEqual({ a: 1 })
  expect(jsonOrNothing({ json: () => JSON.parse('<html>') })).toBeUndefined()
})

it.each([
  [1_850_000, 1_850_000],
  ['1850000', 1_850_000],
  ['1850000.0', 1_850_000],
  ['1850000.00', 1_850_000],
  ['1850000.000', null],
  ['1850000.50', null],
  [1_850_000.5, null],
  [-1, null],
  ['-1', null],
  ['1.850.000', null],
  ['1e6', null],
  ['', null],
  ['9999999999999999', null],
  [Number.NaN, null],
])('of %j whole pesos are %j', (amount, pesos) => {
  expect(wholePesos(amount)).toBe(pesos)
})

it.each([
  ['Fondos insuficientes', 'Fondos insuficientes'],
  ['Tarjeta 4111 1111 1111 1111 rechazada', 'Tarjeta … rechazada'],
  ['Escriba a laura@example.com', 'Escriba a …'],
  ['a\n\tb\u0000c', 'a b c'],
  ['x'.repeat(500), 'x'.repeat(120)],
  ['', null],
  [null, null],
  [undefined, null],
])('of %j the reason is %j', (said, reason) => {
  expect(cleanReason(said)).toBe(reason)
})
