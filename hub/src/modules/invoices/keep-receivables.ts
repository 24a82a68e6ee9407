import { PluginFault, type Receivable } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { keepAnswers } from '../../shared/keep-answers.ts'

/** What all partners owe, as accounting said it. */
export interface Receivables {
  readonly at: Date
  readonly owed: readonly Receivable[]
}

/** Null where accounting has no list of what all owe. */
export type ReadReceivables = () => Promise<Receivables | null>

/** The pages of a list, its totals and its file are of one answer; a payment shows after it. */
const freshMs = 60_000
const deadlineMs = 30_000
const pageSize = 1000

/** Far above any school's debts; a list that never ends must not fill the memory. */
const mostReceivables = 200_000

/** What all owe, asked for once in a minute however many pages are turned. It is kept in memory alone. */
export function keepReceivables({
  plugins: { accounting },
  clock,
  log,
}: Pick<AppContext, 'plugins' | 'clock' | 'log'>): ReadReceivables {
  const kept = keepAnswers<'all', Receivables>({
    freshMs,
    staleMs: freshMs,
    most: 1,
    now: () => clock.now().getTime(),
    keyOf: (all) => all,
    async ask() {
      const at = clock.now()
      return { at: at.getTime(), value: { at, owed: await readAll(accounting) } }
    },
    onFailure: (error) => log.warn({ err: error }, 'what all owe was not read'),
  })
  return async () => (accounting.receivables === undefined ? null : kept.current('all'))
}

async function readAll({ receivables }: AppContext['plugins']['accounting']): Promise<readonly Receivable[]> {
  const owed: Receivable[] = []
  let cursor: string | undefined
  do {
    const read = { signal: AbortSignal.timeout(deadlineMs), trace: 'receivables' }
    const page = await receivables?.list({ cursor, size: pageSize }, read)
    owed.push(...(page?.items ?? []))
    if (owed.length > mostReceivables)
      throw new PluginFault('unsupported', 'the list of what all owe never ends')
    cursor = page?.next ?? undefined
  } while (cursor !== undefined)
  return owed
}
