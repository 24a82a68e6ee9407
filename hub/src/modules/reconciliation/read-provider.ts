import pMap from 'p-map'
import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { everyItem } from '../../shared/every-item.ts'
import { type DaysQuery, concurrency, type SourceAnswer, orAway } from './source-answer.ts'
import type { Movement } from './movement.ts'

/**
 * What a provider moved on some days, and what it says of our own payments of them which its list lacks: one that
 * was approved at midnight stands in the list of the day after.
 */
export async function readProvider(
  { plugins }: Pick<AppContext, 'plugins'>,
  { instance, ours }: { readonly instance: string; readonly ours: readonly Movement[] },
  { days, read, unlisted }: DaysQuery,
): Promise<SourceAnswer<ProviderPayment>> {
  const provider = plugins.payments(instance)
  const { statement } = provider
  if (statement === undefined && unlisted === 'left') return { instance, state: 'not-listed', items: [] }
  const listed =
    statement === undefined
      ? []
      : await orAway(() => everyItem((paging) => statement.list(days, paging, read)))
  if (listed === 'away') return { instance, state: 'away', items: [] }
  const known = new Set(listed.map(({ reference }) => reference))
  const missing = ours.filter(
    ({ reference, moneyState }) =>
      !known.has(reference) && (statement === undefined || moneyState !== 'open'),
  )
  const found = await orAway(() =>
    pMap(missing, ({ reference, providerRef }) => provider.find({ reference, providerRef }, read), {
      concurrency,
    }),
  )
  if (found === 'away') return { instance, state: 'away', items: listed }
  const charges = found.flatMap((payment) => (payment === null ? [] : [payment, ...(payment.others ?? [])]))
  const items = [...listed, ...charges]
  return { instance, state: statement === undefined ? 'asked-one-by-one' : 'listed', items }
}

/** The instances whose money is compared: those configured, and those that payments of the day went through. */
export function providersOf(app: Pick<AppContext, 'plugins'>, ours: readonly Movement[]): string[] {
  const used = ours.flatMap(({ atProvider, instance }) => (atProvider ? [instance] : []))
  return [...new Set([...configuredProviders(app), ...used])].toSorted()
}

export function configuredProviders({ plugins }: Pick<AppContext, 'plugins'>): string[] {
  return plugins.view().flatMap(({ kind, name }) => (kind === 'payments' ? [name] : []))
}
