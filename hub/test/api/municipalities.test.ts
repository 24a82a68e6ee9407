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
  it('are all 1,122 of the country, once each, with a capital in every department', () => {
    const capitals = codes.filter((code) => code.endsWith('001'))
    expect([departments.length, codes.length, new Set(codes).size, capitals.length]).toEqual([
      33, 1122, 1122, 33,
    ])
    expect(
      departments.filter(({ code, municipalities }) =>
        municipalities.some((one) => !one.code.startsWith(code)),
      ),
    ).toEqual([])
  })

  it('each lie in a department that the check knows, and all of them are in the list', () => {
    expect(codes.filter((code) => livingIn(code).is === 'wrong')).toEqual([])
    const known = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')).filter(
      (prefix) => livingIn(`${prefix}001`).is === 'payer',
    )
    expect(known).toEqual([...new Set(codes.map((code) => code.slice(0, 2)))].toSorted())
  })

  it('have names; one that the list lacks has none', () => {
    expect(['11001', '25175', '05002', '94343', '88564', '27086'].map(municipalityName)).toEqual([
      'Bogotá, D. C.',
      'Chía',
      'Abejorral',
      'Barrancominas',
      'Providencia',
      null,
    ])
  })
})
