import { PluginFault, type Write } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { MessageKind } from './message-kinds.ts'
import type { Recipient } from './recipients.ts'

export interface SentMessage {
  readonly sent: readonly Recipient[]
  readonly refused: readonly { readonly recipient: Recipient; readonly fault: PluginFault }[]
}

/**
 * Sends a message to each of its recipients; a refused one keeps it from no other. A message sent again has the first
 * one's key, and the vendor keeps the first.
 */
export async function sendMessage<About, To extends Recipient>(
  app: AppContext,
  kind: MessageKind<About, To>,
  { about, key, trace, signal }: Write & { readonly about: About },
): Promise<SentMessage> {
  const { notices } = app.plugins
  // Somebody may configure one yet: nobody reached is another matter.
  if (notices.supports.channels.length === 0) throw new PluginFault('unsupported', 'no channel is configured')
  const sent: Recipient[] = []
  const refused: { recipient: Recipient; fault: PluginFault }[] = []
  for (const recipient of await kind.recipients(app, about, { trace, signal })) {
    const { channel, to } = recipient
    const { subject, text, html } = await kind.write(app, about, recipient)
    const write = { key: kind.keyFor(key, recipient), trace, signal }
    try {
      const shown = notices.supports.html ? html : null
      await notices.send({ channel, to, subject, text, html: shown }, write)
      sent.push(recipient)
    } catch (fault) {
      if (!(fault instanceof PluginFault) || fault.code !== 'rejected') throw fault
      refused.push({ recipient, fault })
    }
  }
  return { sent, refused }
}
