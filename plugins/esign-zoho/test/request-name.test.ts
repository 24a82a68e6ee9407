import { describe, expect, it } from 'vitest'
import type { DocumentName } from '@matricula/contract'
import { isReference, namedFrom, requestName } from '../src/request-name.ts'

describe('the name of a request', () => {
  it.each<[DocumentName, string, string]>([
    ['contract', 'Contrato de matrícula', 'Contrato de matrícula - Ref. C-MH-7Q2KX0'],
    ['promissory-note', 'Pagaré', 'Pagaré - Ref. P-MH-7Q2KX0'],
    ['life-insurance', 'Seguro - Ref. C-X', 'Seguro - Ref. C-X - Ref. S-MH-7Q2KX0'],
  ])('of a %s says document and reference, and both come out again', (document, title, name) => {
    const named = { document, reference: 'MH-7Q2KX0' }
    expect(requestName(title, named)).toBe(name)
    expect(namedFrom(name)).toEqual(named)
  })

  it.each([
    'Contrato 2026',
    'Contrato - Ref. X-MH-1',
    'Contrato - Ref. C-',
    'Contrato - Ref. C-MH 1',
    'Contrato - Ref. C-MH-1 ',
    'Contrato - Ref. C-Ñ1',
    '',
  ])('%j is none of ours', (name) => expect(namedFrom(name)).toBeNull())

  it.each([
    ['MH-7Q2KX0', true],
    ['KIT-1', true],
    ['', false],
    ['-1', false],
    ['a b', false],
    ['a"b', false],
    ['x'.repeat(61), false],
  ])('takes the reference %j: %s', (reference, fits) => expect(isReference(reference)).toBe(fits))
})
