import type { BalanceRow, PriceListEntry, StudentPrice } from '@matricula/contract'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Config } from '../../config/load-config.ts'
import type { Plugins } from '../../plugins/index.ts'
import type { Clock } from '../../shared/clock.ts'
import { readPriceList } from './read-price-list.ts'

/** What a student is charged, as accounting says it. */
export interface PriceQuestion {
  readonly studentCode: string
  readonly gradeKey: string
  readonly antiquity: string
  readonly project: string
}

/** Prices and balances from accounting, kept for seconds so that opening day asks once and not a thousand times. */
export interface Prices {
  ofStudent(question: PriceQuestion): Promise<readonly StudentPrice[]>
  list(): Promise<readonly PriceListEntry[]>
  /** COP; negative is in the family's favour. Throws when accounting does not answer: unknown is never 0. */
  balance(studentCode: string): Promise<number>
  /** The rows behind it; none for a student without an account. */
  balanceRows(studentCode: string): Promise<readonly BalanceRow[]>
  /** The balance asked now; for the moment before paying. */
  balanceNow(studentCode: string): Promise<number>
}

interface PriceSources {
  readonly config: Config
  readonly plugins: Plugins
  readonly log: Logger
  readonly clock: Pick<Clock, 'wall'>
}

const deadlineMs = 10_000
const trace = 'prices'

export function createPrices(house: PriceSources): Prices {
  const { fees } = house.config.settings
  const accounting = house.plugins.accounting
  const perf = { now: () => house.clock.wall().getTime() }
  const read = () => ({ signal: AbortSignal.timeout(deadlineMs), trace })
  const prices = new LRUCache<string, readonly StudentPrice[], PriceQuestion>({
    max: 5000,
    ttl: fees.pricesFreshSeconds * 1000,
    perf,
    fetchMethod: (_key, _stale, { context }) => accounting.studentPrices(context, read()),
  })
  const balances = new LRUCache<string, readonly BalanceRow[]>({
    max: 5000,
    ttl: fees.balanceFreshSeconds * 1000,
    perf,
    fetchMethod: (code) => askBalance(house, code),
  })
  const lists = new LRUCache<string, readonly PriceListEntry[]>({
    max: 1,
    ttl: fees.pricesFreshSeconds * 1000,
    perf,
    fetchMethod: () => readPriceList(accounting),
  })
  return {
    ofStudent: (question) =>
      prices.forceFetch(`${question.studentCode}/${question.gradeKey}/${question.antiquity}`, {
        context: question,
      }),
    list: () => lists.forceFetch('list'),
    balance: async (code) => balanceOf(await balances.forceFetch(code)),
    balanceRows: (code) => balances.forceFetch(code),
    async balanceNow(code) {
      const rows = await askBalance(house, code)
      balances.set(code, rows)
      return balanceOf(rows)
    },
  }
}

async function askBalance({ plugins, log }: PriceSources, code: string): Promise<readonly BalanceRow[]> {
  const rows = await plugins.accounting.balance(`C${code}`, {
    signal: AbortSignal.timeout(deadlineMs),
    trace,
  })
  if (rows.length > 1)
    log.warn({ rows: rows.length }, 'a balance has more than one row; the first one counts')
  return rows
}

/** The first row counts; more rows are accounting's to explain, so they are told (readings 6.8). */
function balanceOf([first]: readonly BalanceRow[]): number {
  return first?.balance2 ?? 0
}
