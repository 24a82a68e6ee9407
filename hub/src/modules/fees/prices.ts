import type { BalanceRow, PriceListEntry, StudentPrice } from '@matricula/contract'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Config } from '../../config/load-config.ts'
import type { SharedCache } from '../../shared-services/shared-cache.ts'
import type { Plugins } from '../../plugins/index.ts'
import { atMost } from '../../shared/at-most.ts'
import type { Clock } from '../../shared/clock.ts'
import { type Dated, keepAnswers, type KeptAnswers } from '../../shared/keep-answers.ts'
import { monotonicClock } from '../../shared/monotonic-clock.ts'
import { readPriceList } from './read-price-list.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'

/** What a student is charged, as accounting says it. */
export interface PriceQuestion {
  readonly studentCode: string
  readonly gradeKey: string
  readonly antiquity: string
  readonly project: string
}

/**
 * Prices and balances from accounting, kept for seconds so that opening day asks once and not a thousand times. These
 * are for showing: a price may be older while it is read again.
 */
export interface Prices {
  ofStudent(question: PriceQuestion): Promise<readonly StudentPrice[]>
  list(): Promise<readonly PriceListEntry[]>
  /** COP; negative is in the family's favour. Throws when accounting does not answer: unknown is never 0. */
  balance(studentCode: string): Promise<number>
  /** The rows behind it; none for a student without an account. */
  balanceRows(studentCode: string): Promise<readonly BalanceRow[]>
  /** The balance asked now; for the moment before paying. */
  balanceNow(studentCode: string): Promise<number>
  /** The same, no price older than its fresh seconds: what is paid. */
  readonly current: Prices
}

/** The application when something is about to be paid: it charges what accounting says now, or says that it cannot. */
export function atCurrentPrices<App extends { readonly prices: Prices }>(app: App): App {
  return { ...app, prices: app.prices.current }
}

interface PriceSources {
  readonly config: Config
  readonly plugins: Plugins
  readonly log: Logger
  readonly clock: Pick<Clock, 'wall'>
  readonly cache: SharedCache
}

const deadlineMs = 10_000
const trace = 'prices'

export function createPrices(app: PriceSources): Prices {
  const students = keepStudentPrices(app)
  const lists = keepPriceList(app)
  const balances = readBalances(app)
  const current: Prices = {
    ...balances,
    ofStudent: (question) => students.current(question),
    list: () => lists.current('list'),
    get current() {
      return current
    },
  }
  return {
    ...balances,
    ofStudent: (question) => students.shown(question),
    list: () => lists.shown('list'),
    current,
  }
}

function keepStudentPrices(app: PriceSources): KeptAnswers<PriceQuestion, readonly StudentPrice[]> {
  const { accounting } = app.plugins
  const keyOf = ({ studentCode, gradeKey, antiquity }: PriceQuestion) =>
    `${studentCode}/${gradeKey}/${antiquity}`
  const share = shareItems()
  return keepAnswers({
    ...termsOf(app),
    most: 5000,
    keyOf,
    share: (items) => items.map(share),
    ask: (question) =>
      askOnceForAll(app, `prices/${keyOf(question)}`, () =>
        accounting.studentPrices(question, { signal: AbortSignal.timeout(deadlineMs), trace }),
      ),
  })
}

/** More than the items of all grades and scholarships of a school. */
const mostItems = 5000

/** Families who are charged the same share the item: it is kept once, and priced once. */
function shareItems(): (item: StudentPrice) => StudentPrice {
  const shared = new LRUCache<string, StudentPrice>({ max: mostItems })
  return (item) => {
    const key = JSON.stringify(Object.entries(item).map(String))
    const one = shared.get(key) ?? Object.freeze({ ...item })
    shared.set(key, one)
    return one
  }
}

function keepPriceList(app: PriceSources): KeptAnswers<'list', readonly PriceListEntry[]> {
  const { accounting } = app.plugins
  return keepAnswers({
    ...termsOf(app),
    most: 1,
    keyOf: (list) => list,
    ask: () => askOnceForAll(app, 'price-list', () => readPriceList(accounting)),
  })
}

function termsOf({ config, clock, log }: PriceSources) {
  const { fees } = config.settings
  return {
    freshMs: fees.pricesFreshSeconds * 1000,
    staleMs: fees.pricesStaleSeconds * 1000,
    now: () => clock.wall().getTime(),
    onFailure: (error: unknown) => log.warn({ err: error }, 'prices are shown as they were read before'),
  }
}

/** What one hub has read is good for all of them as long as it is fresh. */
function askOnceForAll<T>(
  { cache, clock, config }: PriceSources,
  key: string,
  ask: () => Promise<T>,
): Promise<Dated<T>> {
  return cache.through(key, config.settings.fees.pricesFreshSeconds * 1000, async () => {
    const at = clock.wall().getTime()
    return { at, value: await ask() }
  })
}

function readBalances(app: PriceSources) {
  const balances = new LRUCache<string, readonly BalanceRow[]>({
    ...atMost(5000),
    ttl: app.config.settings.fees.balanceFreshSeconds * 1000,
    ttlResolution: 0,
    perf: { now: monotonicClock(() => app.clock.wall().getTime()) },
    fetchMethod: (code) => askBalance(app, code),
  })
  return {
    balance: async (code: string) => balanceOf(await balances.forceFetch(code)),
    balanceRows: (code: string) => balances.forceFetch(code),
    async balanceNow(code: string) {
      const rows = await askBalance(app, code)
      balances.set(code, rows)
      return balanceOf(rows)
    },
  }
}

async function askBalance({ plugins, log }: PriceSources, code: string): Promise<readonly BalanceRow[]> {
  const rows = await plugins.accounting.balance(partnerCodeOf(code), {
    signal: AbortSignal.timeout(deadlineMs),
    trace,
  })
  if (rows.length > 1)
    log.warn({ rows: rows.length }, 'a balance has more than one row; the first one counts')
  return rows
}

/** The first row counts; more rows are accounting's to explain, so they are told (pricing-28). */
function balanceOf([first]: readonly BalanceRow[]): number {
  return first?.balance2 ?? 0
}
