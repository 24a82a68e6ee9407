import type { Locale } from '../../config/texts.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { announce } from '../outbox/index.ts'
import type { LinkTarget } from './mail-link.store.ts'

export interface AnnounceLinkCommand extends LinkTarget {
  /** The language of the mail. */
  readonly locale: Locale
  readonly trace: string
  /** The challenge whose code stands beside the link. */
  readonly challenge?: string
}

/**
 * Asks for a mail with a link. The link is made when the mail leaves, so that neither its secret nor an address lies
 * in the outbox. Trigger `deliver-outbox` after the commit.
 */
export async function announceLink(
  trx: Transaction,
  app: Pick<AppContext, 'clock' | 'ids'>,
  command: AnnounceLinkCommand,
): Promise<void> {
  const { purpose, subject, locale, trace, challenge = '' } = command
  await announce(trx, {
    topic: 'notice.link',
    key: `link:${app.ids.id()}`,
    payload: { purpose, subject, locale, challenge },
    trace,
    at: app.clock.wall(),
  })
}
