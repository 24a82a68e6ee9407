import type { Notice, PluginKit } from '@matricula/contract'
import { storeOnce, listStored, numberingIn, readStored, shortDigest } from '@matricula/contract/sandbox'
import { parseMessage, type Message } from './message.ts'

/** Everything that was sent, in the instance's memo. */
export interface Mailbox {
  /** Same key again answers what the first one left. */
  put(notice: Notice, key: string): Promise<Message>
  find(ref: string): Promise<Message | null>
  /** Newest first. */
  all(): Promise<readonly Message[]>
}

export function openMailbox({ memo, now }: Pick<PluginKit, 'memo' | 'now'>): Mailbox {
  const nextNumber = numberingIn(memo, 'messages')
  const find = async (ref: string): Promise<Message | null> => {
    const stored = await readStored(memo, placeOf(ref))
    return stored === undefined ? null : parseMessage(stored)
  }
  return {
    find,
    async put({ channel, to, subject, text, html }, key) {
      const ref = `MSG-${shortDigest(key).slice(0, 20)}`
      const before = await find(ref)
      if (before) return before
      const number = await nextNumber()
      const value = { number, ref, at: now().toISOString(), channel, to, subject, text, html }
      return parseMessage(await storeOnce(memo, { act: key, place: placeOf(ref), value, ref }))
    },
    async all() {
      const messages = (await listStored(memo, placeOf(''))).map(parseMessage)
      return messages.sort((a, b) => b.number - a.number)
    },
  }
}

function placeOf(ref: string): string {
  return `message:${ref}`
}
