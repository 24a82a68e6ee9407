import { describe, expect, it } from 'vitest'
import type { Column } from '../../../src/office/list/column.ts'
import { cellOf, csvOf, sheetName } from '../../../src/office/list/export-rows.ts'

interface Family {
  readonly name: string
  readonly balance: number | null
}

const columns: readonly Column<Family>[] = [
  { key: 'name', title: 'Nombre', value: ({ name }) => name },
  { key: 'balance', title: 'Saldo', value: ({ balance }) => balance, is: 'pesos' },
]

const csv = (rows: readonly Family[], locale: 'es-CO' | 'en' = 'es-CO') =>
  csvOf({ name: 'familias', columns, rows, locale })

describe('A list as CSV', () => {
  it('has its headings, semicolons for Spanish and commas for English', async () => {
    const rows = [{ name: 'Ruiz Peña', balance: 1_250_000 }]
    expect(await csv(rows)).toBe('Nombre;Saldo\r\nRuiz Peña;1250000')
    expect(await csv(rows, 'en')).toBe('Nombre,Saldo\r\nRuiz Peña,1250000')
  })

  it('leaves empty what is not known, and quotes what would break a line', async () => {
    expect(await csv([{ name: 'Ana; la "menor"\nde dos', balance: null }])).toBe(
      'Nombre;Saldo\r\n"Ana; la ""menor""\nde dos";',
    )
  })

  it.each(['=1+1', '+57', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
    'keeps a text a text that a spreadsheet would compute: %j',
    async (name) => {
      const [, cell = ''] = (await csv([{ name, balance: 0 }])).split('\r\n')
      expect(cell.replaceAll('"', '')).toMatch(/^'/)
    },
  )
})

interface Payment {
  readonly at: string | null
  readonly day: string
}

const dated: readonly Column<Payment>[] = [
  { key: 'at', title: 'Pagado', at: ({ at }) => at },
  { key: 'day', title: 'Vence', at: ({ day }) => day },
  { key: 'act', title: 'Acción', show: () => null },
]
const late: Payment = { at: '2025-06-20T00:30:00.000Z', day: '2025-06-30' }

describe('A date in a file', () => {
  it('is in words in CSV, and what is on the screen alone is not there', async () => {
    expect(await csvOf({ name: 'pagos', columns: dated, rows: [late], locale: 'es-CO' })).toBe(
      'Pagado;Vence\r\n19/06/2025, 19:30;30 de junio de 2025',
    )
  })

  it('is a date of Bogotá in a workbook, and nothing where there is none', () => {
    const [at, day] = dated
    if (at === undefined || day === undefined) throw new Error('there are two columns')
    expect(cellOf(at, late, 'es-CO')).toEqual({
      type: Date,
      value: new Date('2025-06-19T19:30:00Z'),
      format: 'yyyy-mm-dd hh:mm',
    })
    expect(cellOf(day, late, 'en')).toMatchObject({
      value: new Date('2025-06-30T00:00:00Z'),
      format: 'yyyy-mm-dd',
    })
    expect(cellOf(at, { ...late, at: null }, 'es-CO')).toEqual({ type: String, value: '' })
  })

  it('stands on a sheet that is named like the file, as far as a workbook lets it', () => {
    expect(sheetName('quien-falta-y-en-que-paso-2025-07-01')).toBe('quien-falta-y-en-que-paso-2025-')
  })
})
