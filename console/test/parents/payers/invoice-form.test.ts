import { describe, expect, it } from 'vitest'
import { formFor, isOfDocument } from '../../../src/parents/payers/invoice-form.ts'

const person = { ...formFor(null), number: '10203040' }
const company = { ...person, kind: 'company', document: 'NIT', number: '890903938' } as const

describe('The form of who pays', () => {
  const payer = { name: 'Ana', lastname: 'Ruiz', email: 'ana@example.com', phone: '3001234567' }

  it.each([
    [undefined, '52.123.456', { kind: 'person', document: 'CC', number: '52.123.456' }],
    [undefined, 'AB123456', { kind: 'person', document: 'CC', number: '' }],
    ['CE', 'E123456', { kind: 'person', document: 'CE', number: 'E123456' }],
    ['PA', 'AB123456', { kind: 'person', document: 'PA', number: 'AB123456' }],
    ['NIT', '890903938', { kind: 'company', document: 'NIT', number: '890903938' }],
  ] as const)('has a document of kind %s with the number %s', (document, id, expected) => {
    expect(formFor({ ...payer, id, ...(document && { document }) })).toMatchObject(expected)
  })
})

describe('What is kept', () => {
  it.each(['10203040', '10.203.040', ' 10 203 040 ', '10-203-040'])(
    'is of the document that is typed as %j',
    (number) => {
      expect(isOfDocument(person, { ...person, number })).toBe(true)
    },
  )

  it.each(['890903938', '890.903.938', '890903938-8', '890.903.938-8', '8909039388'])(
    'is of the NIT that is typed as %j, with its check digit and without',
    (number) => {
      expect(isOfDocument(company, { ...company, number })).toBe(true)
    },
  )

  it.each(['', '1020304', '102030405', '1020304050'])('is of no document that is typed as %j', (number) => {
    expect(isOfDocument(person, { ...person, number })).toBe(false)
  })

  it('is not of a NIT that begins with the same digits', () => {
    expect(isOfDocument(company, { ...company, number: '89090393812' })).toBe(false)
  })

  it('is not of another kind of document with the same number', () => {
    expect(isOfDocument(person, { ...person, document: 'TI' })).toBe(false)
    expect(isOfDocument(company, { ...company, document: 'CC' })).toBe(false)
  })
})
