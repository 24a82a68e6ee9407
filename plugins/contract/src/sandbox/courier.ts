import { randomUUID } from 'node:crypto'
import Joi from 'joi'
import { PluginFault } from '../fault.ts'
import type { PluginKit } from '../plugin.ts'
import { openLetters, parseLetter, putOff, type Letter } from './letter.ts'
import { rounds } from './rounds.ts'
import { signatureHeader } from './signature.ts'

/** Carries a sandbox vendor's callbacks to the hub over HTTP, and loses none when the process dies. */
export interface Courier {
  /** Does an act that ends in letters and queues them; should the process die inside, the next start recalls them. */
  promise(subject: string, act: () => Promise<readonly Letter[]>): Promise<void>
  /** Sends what is due of one thing, whose events' ids begin with its name; a refused or lost letter stays for a round. */
  deliver(name: string): Promise<void>
  /** Sends all that waits, due or not, each letter once. */
  deliverAll(): Promise<void>
  /** How many letters wait. */
  waiting(): Promise<number>
  start(): void
  stop(): Promise<void>
}

/** `recall` makes the letters of a subject's last event again: an act was cut short there. */
export function courierOf(kit: PluginKit, recall: (subject: string) => Promise<readonly Letter[]>): Courier {
  const inHand = new Set<string>()
  const round = rounds(kit.log, {
    open: () => recallAll(kit, recall),
    round: (signal) => deliver({ kit, inHand, signal, begins: prefix, dueBy: Date.now }),
  })
  return {
    async promise(subject, act) {
      const owed = `owed:${randomUUID()}`
      await kit.memo.set(owed, subject)
      await queue(kit, await act())
      await kit.memo.delete(owed)
    },
    deliver: (name) =>
      deliver({ kit, inHand, signal: round.signal(), begins: `${prefix}${name}:`, dueBy: Date.now }),
    deliverAll: () => deliver({ kit, inHand, signal: round.signal(), begins: prefix, dueBy: () => Infinity }),
    waiting: async () => (await kit.memo.list(prefix)).length,
    start: () => round.start(),
    stop: () => round.stop(),
  }
}

const prefix = 'letter:'

interface Delivery {
  readonly kit: PluginKit
  /** Letters this process is sending, so that two deliveries do not send one twice. */
  readonly inHand: Set<string>
  readonly signal: AbortSignal
  /** How the keys of these letters begin. */
  readonly begins: string
  readonly dueBy: () => number
}

async function queue(kit: PluginKit, letters: readonly Letter[]): Promise<void> {
  for (const letter of letters) await kit.memo.add(prefix + letter.id, letter)
}

async function recallAll(kit: PluginKit, recall: (subject: string) => Promise<readonly Letter[]>) {
  for (const owed of await kit.memo.list('owed:')) {
    await queue(kit, await recall(Joi.attempt(owed.value, Joi.string().required())))
    await kit.memo.delete(owed.key)
  }
}

async function deliver(delivery: Delivery): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const letters = (await delivery.kit.memo.list(delivery.begins)).map((entry) => parseLetter(entry.value))
    const leaving = openLetters(letters, delivery.dueBy())
      .map((letter) => letter.id)
      .filter((id) => !tried.has(id))
    if (leaving.length === 0) return
    for (const id of leaving) tried.add(id)
    await Promise.all(leaving.map((id) => carry(delivery, id)))
  }
}

async function carry({ kit, inHand, signal }: Delivery, id: string): Promise<void> {
  if (signal.aborted || inHand.has(id)) return
  inHand.add(id)
  try {
    const stored = await kit.memo.get(prefix + id)
    if (stored !== undefined) await send(kit, parseLetter(stored), signal)
  } finally {
    inHand.delete(id)
  }
}

async function send(kit: PluginKit, letter: Letter, signal: AbortSignal): Promise<void> {
  const status = await post(kit, letter, signal)
  if (isDone(letter, status)) return kit.memo.delete(prefix + letter.id)
  const later = putOff(letter, Date.now())
  if (later) return kit.memo.set(prefix + letter.id, later)
  kit.log.warn({ callback: letter.id }, 'the sandbox vendor gives up a callback that was never accepted')
  await kit.memo.delete(prefix + letter.id)
}

async function post(kit: PluginKit, letter: Letter, signal: AbortSignal): Promise<number | null> {
  try {
    const { status } = await kit.http.send({
      method: 'POST',
      url: kit.callbackUrl(),
      headers: { 'content-type': 'application/json', [signatureHeader]: letter.signature },
      body: letter.body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    })
    return status
  } catch (error) {
    if (error instanceof PluginFault) return null
    throw error
  }
}

function isDone(letter: Letter, status: number | null): boolean {
  if (status === null) return false
  return letter.until === 'answered' || (status >= 200 && status < 300)
}
