import { createHash } from 'node:crypto'
import { PluginFault, runRead } from '@matricula/contract'
import type { Health, Notice, NoticesAdapter, PluginKit, Write } from '@matricula/contract'
import { checkNotice } from './check-notice.ts'
import { withConnection } from './mail-connection.ts'
import { quotaOf } from './quota.ts'
import { concurrencyLimit } from './concurrency-limit.ts'
import { type SendState, openSendLog } from './send-log.ts'
import { domainOf, type Settings } from './settings.ts'
import { type Envelope, mailOf } from './to-mail.ts'

type SendResult = Awaited<ReturnType<NoticesAdapter['send']>>

/** Sends mail through the school's mail server. The reference of a notice is its Message-ID. */
export function createAdapter(settings: Settings, kit: PluginKit): NoticesAdapter {
  const quota = quotaOf(settings.messagesPerMinute, () => kit.now())
  const lines = concurrencyLimit(settings.connections)
  const sendLog = openSendLog(kit.memo)
  const underWay = new Map<string, Promise<SendResult>>()

  const greet = (signal: AbortSignal): Promise<void> =>
    runRead(() => lines.run(signal, () => withConnection(settings, signal, async () => undefined)))

  async function deliver(notice: Notice, envelope: Envelope, signal: AbortSignal): Promise<void> {
    const mail = await mailOf(notice, settings, envelope)
    await lines.run(signal, () => {
      quota.spend()
      return withConnection(settings, signal, (mailConnection) => mailConnection.send(mail))
    })
  }

  async function sendOnce(notice: Notice, { key, signal }: Write): Promise<SendResult> {
    const messageId = messageIdOf(key, domainOf(settings))
    const before = await sendLog.find(key)
    if (before?.is === 'sent') return { ref: messageId }
    if (before) kit.log.info({}, 'a mail whose answer was lost is sent again under its Message-ID')
    const at = before?.at ?? kit.now().toISOString()
    await sendLog.begin(key, at)
    try {
      await deliver(notice, { messageId, at }, signal)
    } catch (error) {
      if (hadNoEffect(error, before)) await sendLog.forget(key)
      throw error
    }
    await sendLog.end(key, at)
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

function hadNoEffect(error: unknown, before: SendState | null): boolean {
  return before === null && error instanceof PluginFault && error.code !== 'unknown-outcome'
}

function healthOf(error: unknown): Health {
  if (!(error instanceof PluginFault)) return { is: 'down', why: 'the mail server could not be asked' }
  if (error.code !== 'unauthorised') return { is: 'down', why: error.message }
  return { is: 'down', why: error.message, fix: 'Look at host, security, user and password.' }
}

/** The same key is the same message for ever: mail systems drop a second one under a Message-ID they know. */
function messageIdOf(key: string, domain: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`
}
