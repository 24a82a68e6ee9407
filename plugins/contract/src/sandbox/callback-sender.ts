import { randomUUID } from 'node:crypto'
import Joi from 'joi'
import { PluginFault } from '../fault.ts'
import type { PluginKit } from '../plugin.ts'
import { dueCallbacks, parseQueuedCallback, postponed, type QueuedCallback } from './queued-callback.ts'
import { createPollingLoop } from './polling-loop.ts'
import { signatureHeader } from './signature.ts'

/** Carries a sandbox vendor's callbacks to the hub over HTTP, and loses none when the process dies. */
export interface CallbackSender {
  /** Runs an act, then queues the callbacks it ends in; should the process die inside, the next start rebuilds them. */
  queueAfter(subject: string, act: () => Promise<readonly QueuedCallback[]>): Promise<void>
  /** Sends what is due of one thing, whose events' ids begin with its name; a refused or lost callback stays for the next round. */
  deliver(name: string): Promise<void>
  /** Sends all that waits, due or not, each callback once. */
  deliverAll(): Promise<void>
  /** How many callbacks wait. */
  waiting(): Promise<number>
  start(): void
  stop(): Promise<void>
}

/** `rebuild` makes the callbacks of a subject's last event again: an act was cut short there. */
export function createCallbackSender(
  kit: PluginKit,
  rebuild: (subject: string) => Promise<readonly QueuedCallback[]>,
): CallbackSender {
  const inFlight = new Set<string>()
  const round = createPollingLoop(kit.log, {
    open: () => rebuildOwed(kit, rebuild),
    round: (signal) => deliver({ kit, inFlight, signal, keyPrefix: prefix, dueBy: Date.now }),
  })
  return {
    async queueAfter(subject, act) {
      const owed = `owed:${randomUUID()}`
      await kit.memo.set(owed, subject)
      await queue(kit, await act())
      await kit.memo.delete(owed)
    },
    deliver: (name) =>
      deliver({ kit, inFlight, signal: round.signal(), keyPrefix: `${prefix}${name}:`, dueBy: Date.now }),
    deliverAll: () =>
      deliver({ kit, inFlight, signal: round.signal(), keyPrefix: prefix, dueBy: () => Infinity }),
    waiting: async () => (await kit.memo.list(prefix)).length,
    start: () => round.start(),
    stop: () => round.stop(),
  }
}

const prefix = 'letter:'

interface Delivery {
  readonly kit: PluginKit
  /** Callbacks this process is sending, so that two deliveries do not send one twice. */
  readonly inFlight: Set<string>
  readonly signal: AbortSignal
  /** How the memo keys of these callbacks begin. */
  readonly keyPrefix: string
  readonly dueBy: () => number
}

async function queue(kit: PluginKit, queuedCallbacks: readonly QueuedCallback[]): Promise<void> {
  for (const queuedCallback of queuedCallbacks) await kit.memo.add(prefix + queuedCallback.id, queuedCallback)
}

async function rebuildOwed(kit: PluginKit, rebuild: (subject: string) => Promise<readonly QueuedCallback[]>) {
  for (const owed of await kit.memo.list('owed:')) {
    await queue(kit, await rebuild(Joi.attempt(owed.value, Joi.string().required())))
    await kit.memo.delete(owed.key)
  }
}

async function deliver(delivery: Delivery): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const queuedCallbacks = (await delivery.kit.memo.list(delivery.keyPrefix)).map((entry) =>
      parseQueuedCallback(entry.value),
    )
    const due = dueCallbacks(queuedCallbacks, delivery.dueBy())
      .map((queuedCallback) => queuedCallback.id)
      .filter((id) => !tried.has(id))
    if (due.length === 0) return
    for (const id of due) tried.add(id)
    await Promise.all(due.map((id) => deliverOne(delivery, id)))
  }
}

async function deliverOne({ kit, inFlight, signal }: Delivery, id: string): Promise<void> {
  if (signal.aborted || inFlight.has(id)) return
  inFlight.add(id)
  try {
    const stored = await kit.memo.get(prefix + id)
    if (stored !== undefined) await send(kit, parseQueuedCallback(stored), signal)
  } finally {
    inFlight.delete(id)
  }
}

async function send(kit: PluginKit, queuedCallback: QueuedCallback, signal: AbortSignal): Promise<void> {
  const status = await post(kit, queuedCallback, signal)
  if (isDone(queuedCallback, status)) return kit.memo.delete(prefix + queuedCallback.id)
  const later = postponed(queuedCallback, Date.now())
  if (later) return kit.memo.set(prefix + queuedCallback.id, later)
  kit.log.warn(
    { callback: queuedCallback.id },
    'the sandbox vendor gives up a callback that was never accepted',
  )
  await kit.memo.delete(prefix + queuedCallback.id)
}

async function post(
  kit: PluginKit,
  queuedCallback: QueuedCallback,
  signal: AbortSignal,
): Promise<number | null> {
  try {
    const { status } = await kit.http.send({
      method: 'POST',
      url: kit.callbackUrl(),
      headers: { 'content-type': 'application/json', [signatureHeader]: queuedCallback.signature },
      body: queuedCallback.body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    })
    return status
  } catch (error) {
    if (error instanceof PluginFault) return null
    throw error
  }
}

function isDone(queuedCallback: QueuedCallback, status: number | null): boolean {
  if (status === null) return false
  return queuedCallback.until === 'answered' || (status >= 200 && status < 300)
}
