import { own } from '@matricula/contract'
import type { Cop } from '@matricula/contract'
import { type Account, plainAccount } from './account.ts'
import { demoAccounts } from './demo-accounts.ts'
import { seededNumber } from './seeded-number.ts'
import { transportItems } from './prices.ts'

/** The demonstration students' accounts are written down, all others fall by lot. `code` is in upper case. */
export function accountOf(seed: number, code: string): Account {
  const written = own(demoAccounts, code)
  return written === undefined ? drawAccount(seed, code) : { ...plainAccount, ...written }
}

function drawAccount(seed: number, code: string): Account {
  const lot = (matter: string, limit: number) => seededNumber(seed, code, matter) % limit
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
