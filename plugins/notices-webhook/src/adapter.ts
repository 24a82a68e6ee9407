import { PluginFault, runRead } from '@matricula/contract'
import type { Health, Notice, NoticesAdapter, PluginKit, Write } from '@matricula/contract'
import { createClient } from './client.ts'
import { internationalPhone } from './phone.ts'
import { digestOf, type SendState, openSendLog } from './send-log.ts'
import { type Settings, sendsKey } from './settings.ts'

type SendResult = Awaited<ReturnType<NoticesAdapter['send']>>

/** Sends short messages through a gateway that takes JSON over HTTP. */
export function createAdapter(settings: Settings, kit: PluginKit): NoticesAdapter {
  const client = createClient(settings, kit)
  const sendLog = openSendLog(kit.memo)
  const underWay = new Map<string, Promise<SendResult>>()
  const ask = (signal: AbortSignal) => runRead(() => client.ask(signal))

  async function sendOnce(notice: Notice, { key, signal }: Write): Promise<SendResult> {
    const to = phoneFor(notice, settings)
    const before = await sendLog.find(key)
    if (before?.is === 'sent') return { ref: before.ref }
    if (before && !sendsKey(settings)) throw maybeSent()
    await sendLog.begin(key)
    const { channel, text, subject } = notice
    const ref = await client
      .post({ to, text, subject, key, channel }, signal)
      .catch(async (error: unknown) => {
        if (hadNoEffect(error, before)) await sendLog.forget(key)
        throw error
      })
    const sent = { ref: ref ?? `N-${digestOf(key).slice(0, 24)}` }
    await sendLog.end(key, sent.ref)
    return sent
  }

  return {
    supports: Object.freeze({ channels: Object.freeze([...settings.channels]), html: false }),
    start: ask,
    stop: async () => undefined,
    check: (signal) => ask(signal).then(() => healthy(settings), healthOf),
    async send(notice, write) {
      const running = underWay.get(write.key)
      if (running) return running
      const begun = sendOnce(notice, write).finally(() => underWay.delete(write.key))
      underWay.set(write.key, begun)
      return begun
    },
  }
}

function phoneFor({ channel, to }: Notice, { channels, phones }: Settings): string {
  if (!channels.some((known) => known === channel)) {
    throw new PluginFault('unsupported', 'the gateway has no such channel', { field: 'channel' })
  }
  const phone = internationalPhone(to)
  return phones === 'plus' ? phone : phone.slice(1)
}

/** The gateway cannot know a message again, so a person has to look before it is sent twice. */
function maybeSent(): PluginFault {
  return new PluginFault('rejected', 'the notice may have been sent, and the gateway cannot be asked', {
    reason: 'may have been sent already',
  })
}

function hadNoEffect(error: unknown, before: SendState | null): boolean {
  return before === null && error instanceof PluginFault && error.code !== 'unknown-outcome'
}

function healthy({ checkUrl }: Settings): Health {
  if (checkUrl !== undefined) return { is: 'up' }
  return {
    is: 'up',
    note: 'The gateway answers; without checkUrl nobody knows whether it takes our credentials.',
  }
}

function healthOf(error: unknown): Health {
  if (!(error instanceof PluginFault)) return { is: 'down', why: 'the gateway could not be asked' }
  return error.code === 'unauthorised'
    ? { is: 'down', why: error.message, fix: 'Look at auth and checkUrl.' }
    : { is: 'down', why: error.message }
}
