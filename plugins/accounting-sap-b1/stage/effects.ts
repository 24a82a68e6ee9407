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
