import type { PriceListEntry, StudentPrice } from '@matricula/contract'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Config } from '../../config/load-config.ts'
import type { Plugins } from '../../plugins/index.ts'
import type { Clock } from '../../shared/clock.ts'

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
  /** The same, asked now; for the moment before paying. */
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
  const balances = new LRUCache<string, number>({
    max: 5000,
    ttl: fees.balanceFreshSeconds * 1000,
    perf,
    fetchMethod: (code) => askBalance(house, code),
  })
  const lists = new LRUCache<string, readonly PriceListEntry[]>({
    max: 1,
    ttl: fees.pricesFreshSeconds * 1000,
    perf,
    fetchMethod: () => wholeList(house),
  })
  return {
    ofStudent: (question) =>
      prices.forceFetch(`${question.studentCode}/${question.gradeKey}/${question.antiquity}`, {
        context: question,
      }),
    list: () => lists.forceFetch('list'),
    balance: (code) => balances.forceFetch(code),
    async balanceNow(code) {
      const balance = await askBalance(house, code)
      balances.set(code, balance)
      return balance
    },
  }
}

/** The first row counts; more rows are accounting's to explain, so they are told (readings 6.8). */
async function askBalance({ plugins, log }: PriceSources, code: string): Promise<number> {
  const rows = await plugins.accounting.balance(`C${code}`, {
    signal: AbortSignal.timeout(deadlineMs),
    trace,
  })
  if (rows.length > 1)
    log.warn({ rows: rows.length }, 'a balance has more than one row; the first one counts')
  return rows[0]?.balance2 ?? 0
}

async function wholeList({ plugins }: PriceSources): Promise<readonly PriceListEntry[]> {
  const entries: PriceListEntry[] = []
  let cursor: string | undefined
  do {
    const read = { signal: AbortSignal.timeout(deadlineMs), trace }
    const page = await plugins.accounting.priceList({ cursor, size: 500 }, read)
    entries.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return entries
}
