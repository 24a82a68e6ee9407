import { PluginFault, reading } from '@matricula/contract'
import type { Health, Notice, NoticesAdapter, PluginKit, Write } from '@matricula/contract'
import { checkNotice } from './check-notice.ts'
import { onLine } from './line.ts'
import { messageIdOf } from './message-id.ts'
import { quotaOf } from './quota.ts'
import { seats } from './seats.ts'
import { type Sending, sendingsIn } from './sendings.ts'
import { domainOf, type Settings } from './settings.ts'
import { type Envelope, mailOf } from './to-mail.ts'

type Sent = Awaited<ReturnType<NoticesAdapter['send']>>

/** Sends mail through the school's mail server. The reference of a notice is its Message-ID. */
export function createAdapter(settings: Settings, kit: PluginKit): NoticesAdapter {
  const quota = quotaOf(settings.messagesPerMinute, () => kit.now())
  const lines = seats(settings.connections)
  const sendings = sendingsIn(kit.memo)
  const underWay = new Map<string, Promise<Sent>>()

  const greet = (signal: AbortSignal): Promise<void> =>
    reading(() => lines.taking(signal, () => onLine(settings, signal, async () => undefined)))

  async function deliver(notice: Notice, envelope: Envelope, signal: AbortSignal): Promise<void> {
    const mail = await mailOf(notice, settings, envelope)
    await lines.taking(signal, () => {
      quota.spend()
      return onLine(settings, signal, (line) => line.send(mail))
    })
  }

  async function sendOnce(notice: Notice, { key, signal }: Write): Promise<Sent> {
    const messageId = messageIdOf(key, domainOf(settings))
    const before = await sendings.find(key)
    if (before?.is === 'sent') return { ref: messageId }
    if (before) kit.log.info({}, 'a mail whose answer was lost is sent again under its Message-ID')
    const at = before?.at ?? kit.now().toISOString()
    await sendings.begin(key, at)
    try {
      await deliver(notice, { messageId, at }, signal)
    } catch (error) {
      if (ledToNothing(error, before)) await sendings.forget(key)
      throw error
    }
    await sendings.end(key, at)
    return { ref: messageId }
  }

  return {
    supports: Object.freeze({ channels: Object.freeze(['email'] as const), html: true }),
    start: (signal) => greet(signal),
    stop: async () => undefined,
    check: (signal) => greet(signal).then(() => ({ is: 'up' }), healthOf),
    async send(notice, write) {
      checkNotice(notice)
      const running = underWay.get(write.key)
      if (running) return running
      const begun = sendOnce(notice, write).finally(() => underWay.delete(write.key))
      underWay.set(write.key, begun)
      return begun
    },
  }
}

function ledToNothing(error: unknown, before: Sending | null): boolean {
  return before === null && error instanceof PluginFault && error.code !== 'unknown-outcome'
}

function healthOf(error: unknown): Health {
  if (!(error instanceof PluginFault)) return { is: 'down', why: 'the mail server could not be asked' }
  if (error.code !== 'unauthorised') return { is: 'down', why: error.message }
  return { is: 'down', why: error.message, fix: 'Look at host, security, user and password.' }
}
