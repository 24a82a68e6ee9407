import type { Cop, OpenInvoice, Partner } from '@matricula/contract'
import { seededNumber } from './seeded-number.ts'
import { beginningOf } from './projects.ts'

const months = [
  ['03', 'marzo'],
  ['04', 'abril'],
  ['05', 'mayo'],
] as const

export interface Debt {
  readonly seed: number
  readonly project: string
  readonly partner: Partner
  /** The first balance row; nothing is open at 0 or below. */
  readonly balance: Cop
}

/** The one to three invoices of last spring that make up a debt to the peso, odd pesos on the first ones. */
export function invoicesOf({ seed, project, partner, balance }: Debt): readonly OpenInvoice[] {
  if (balance <= 0) return []
  const lot = seededNumber(seed, partner.code, 'invoices')
  const count = 1 + (lot % months.length)
  const year = beginningOf(project)
  return months.slice(-count).map(([month, name], index) => ({
    docNum: String(30_000_000 + (lot % 6_000_000) * 10 + index),
    dueDate: `${year}-${month}-28`,
    description: `Pensión ${name} ${year}`,
    pending: Math.floor(balance / count) + (index < balance % count ? 1 : 0),
    partnerCode: partner.code,
    partnerName: partner.name,
  }))
}
