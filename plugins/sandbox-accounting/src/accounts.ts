import type { BasisPoints, Cop } from '@matricula/contract'
import { demoAccounts } from './demo-accounts.ts'
import { lotOf } from './lots.ts'
import { transportItems } from './prices.ts'

/** What accounting knows of a student before anything is paid here. */
export interface Account {
  /** One row each; more than one happens, and only the first counts. Negative is in the family's favour. */
  readonly balances: readonly Cop[]
  /** On the pension. */
  readonly scholarship: BasisPoints
  /** How much of the enrollment right was paid years ago. */
  readonly annuity: 'none' | 'half' | 'whole'
  /** Commercial price agreed for the other annual costs; 0 when none. */
  readonly commercial: Cop
  /** The student's own progressive discount of the enrollment right. */
  readonly progressive: BasisPoints | null
  /** Item code of last year's transport. */
  readonly transport: string | null
}

export const plainAccount: Account = {
  balances: [0],
  scholarship: 0,
  annuity: 'none',
  commercial: 0,
  progressive: null,
  transport: null,
}

/** The demonstration students' accounts are written down, all others fall by lot. `code` is in upper case. */
export function accountOf(seed: number, code: string): Account {
  const written = demoAccounts[code]
  return written === undefined ? drawAccount(seed, code) : { ...plainAccount, ...written }
}

function drawAccount(seed: number, code: string): Account {
  const lot = (matter: string, limit: number) => lotOf(seed, code, matter) % limit
  const annuity = lot('annuity', 100)
  return {
    balances: drawBalances(lot('balance', 100), lot('amount', 60)),
    scholarship: lot('scholarship', 100) < 12 ? 1_000 + lot('share', 9) * 500 : 0,
    annuity: annuity < 5 ? 'whole' : annuity < 13 ? 'half' : 'none',
    commercial: lot('commercial', 100) < 4 ? 902_500 : 0,
    progressive: lot('progressive', 100) < 2 ? 500 : null,
    transport:
      lot('rides', 100) < 45 ? (transportItems[lot('ride', transportItems.length)]?.itemCode ?? null) : null,
  }
}

function drawBalances(share: number, amount: number): readonly Cop[] {
  if (share < 62) return [0]
  if (share < 72) return []
  const pesos = 50_000 + amount * 48_350
  return [share < 86 ? pesos : -pesos]
}
