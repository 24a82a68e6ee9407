import type { LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { beginsExactly } from '../../db/search.ts'
import type { OpeningBalance } from './opening-balance.ts'

const account = 'provider/'

export const openingSubject = (instance: string) => `opening:${instance}`

interface SumRow {
  readonly account: string
  readonly amount: number | string
}

/** Of each instance that had taken anything before the ledger. */
export async function openingBalancesOf(database: Database): Promise<readonly OpeningBalance[]> {
  const taken: readonly SumRow[] = await beforeLedger(database)
    .groupBy('l.account')
    .orderBy('l.account')
    .select('l.account')
    .sum({ amount: 'l.amount' })
  return Promise.all(taken.map((row) => openingBalanceOf(database, row)))
}

function beforeLedger(database: Database) {
  return database('posting as p')
    .join('posting_line as l', 'l.posting', 'p.key')
    .whereRaw("p.reason = 'before-ledger'")
    .where(beginsExactly(database, 'l.account', account))
}

async function openingBalanceOf(
  database: Database,
  { account: of, amount }: SumRow,
): Promise<OpeningBalance> {
  const instance = of.slice(account.length)
  const said: readonly { readonly day: LocalDate; readonly amount: number | string }[] = await database(
    'posting as p',
  )
    .join('posting_line as l', 'l.posting', 'p.key')
    .where({ 'p.subject': openingSubject(instance), 'l.account': of })
    .orderBy(['p.posted_at', 'p.key'])
    .select('p.day', 'l.amount')
  const atBank = said.reduce((sum, line) => sum - Number(line.amount), 0)
  const before = Number(amount) - (await toldSince(database, instance))
  return { instance, before, atBank, day: said.at(-1)?.day ?? null }
}

/** COP of charges of before that payouts have told since: these go to the bank by their payout. */
async function toldSince(database: Database, instance: string): Promise<number> {
  const charged = beforeLedger(database)
    .where('l.account', `${account}${instance}`)
    .join('payment as m', (on) => {
      void on.on(database.raw("p.subject = replace('payment:#', '#', m.id)"))
    })
    .select('m.provider_ref')
  const [row]: readonly { readonly gross: number | string | null }[] = await database('payout_line as y')
    .join('payout as o', 'o.id', 'y.payout_id')
    .where({ 'o.instance': instance })
    .whereNot('o.status', 'returned')
    .whereIn('y.provider_ref', charged)
    .sum({ gross: 'y.gross' })
  return Number(row?.gross ?? 0)
}
