import type { AppContext } from '../../app-context.ts'
import type { Announcement, Topic } from '../outbox/outbox.store.ts'

interface AboutAttempt extends Pick<Announcement, 'key' | 'trace' | 'at'> {
  readonly attemptId: string
}

/** What has the invoice of a payment issued; nothing where the school has no provider of electronic invoices. */
export function einvoiceDelivery(
  app: Pick<AppContext, 'plugins'>,
  paid: AboutAttempt,
): readonly Announcement[] {
  return deliveryTo(app, 'einvoice.issue', paid)
}

/** What has credited what went back of a payment, where its invoice is or will be accepted. */
export function creditDelivery(
  app: Pick<AppContext, 'plugins'>,
  { cause, ...returned }: Omit<AboutAttempt, 'key'> & { readonly cause: string },
): readonly Announcement[] {
  return deliveryTo(app, 'einvoice.credit', { ...returned, key: `einvoice:credit:${cause}` })
}

function deliveryTo(
  { plugins }: Pick<AppContext, 'plugins'>,
  topic: Extract<Topic, `einvoice.${string}`>,
  { attemptId, ...common }: AboutAttempt,
): readonly Announcement[] {
  const isIssued = plugins.view().some(({ kind }) => kind === 'einvoice')
  return isIssued ? [{ topic, payload: { attemptId }, ...common }] : []
}
