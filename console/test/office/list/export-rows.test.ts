import { describe, expect, it } from 'vitest'
import type { Column } from '../../../src/office/list/column.ts'
import { csvOf } from '../../../src/office/list/export-rows.ts'

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
