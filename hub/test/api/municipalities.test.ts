import { describe, expect, it } from 'vitest'
import { checkInvoicePayer } from '@matricula/hub/api/invoice-payer'
import { departments, municipalityName } from '@matricula/hub/api/municipalities'

const codes = departments.flatMap(({ municipalities }) => municipalities.map(({ code }) => code))

const livingIn = (municipality: string) =>
  checkInvoicePayer({
    kind: 'person',
    document: 'CC',
    number: '1020304050',
    names: 'Ana',
    surnames: 'Ruiz',
    company: '',
    address: 'Calle 1 # 2-3',
    municipality,
    email: 'ana@example.com',
  })

describe('The municipalities of the form', () => {
  it('are the capitals of the 32 departments and Bogotá, and those around it', () => {
    const capitals = codes.filter((code) => code.endsWith('001'))
    expect([departments.length, capitals.length, new Set(codes).size]).toEqual([33, 32, codes.length])
    expect(codes.filter((code) => code.startsWith('25')).length).toBeGreaterThan(15)
  })

  it('each lie in a department that the check knows, and all of them are in the list', () => {
    expect(codes.filter((code) => livingIn(code).is === 'wrong')).toEqual([])
    const known = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')).filter(
      (prefix) => livingIn(`${prefix}001`).is === 'payer',
    )
    expect(known).toEqual([...new Set(codes.map((code) => code.slice(0, 2)))].toSorted())
  })

  it('have names; one that the list lacks has none', () => {
    expect([municipalityName('11001'), municipalityName('25175'), municipalityName('05002')]).toEqual([
      'Bogotá, D. C.',
      'Chía',
      null,
    ])
  })
})
