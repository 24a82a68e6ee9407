import type { Cop } from '@matricula/contract'
import type { Company } from './company.ts'

/** How many orders, payments and partners carry this reference or code. */
export function effectsIn(company: Company, reference: string): number {
  const places = [
    ['Orders', 'U_MatriculaRef'],
    ['IncomingPayments', 'U_MatriculaRef'],
    ['BusinessPartners', 'CardCode'],
  ] as const
  return places.reduce(
    (sum, [entity, field]) => sum + company.rowsOf(entity).filter((row) => row[field] === reference).length,
    0,
  )
}

/** The pesos of the order or payment that carries this reference; null for none. */
export function pesosBookedIn(company: Company, reference: string): Cop | null {
  const amountOf = (entity: string, field: string) =>
    company.rowsOf(entity).find((row) => row['U_MatriculaRef'] === reference)?.[field]
  const amount = amountOf('Orders', 'DocTotal') ?? amountOf('IncomingPayments', 'TransferSum')
  return amount === undefined ? null : Number(amount)
}
