import Joi from 'joi'
import type { Json } from '../json.ts'

/** A callback on its way: everything a later process needs to send it. */
export type QueuedCallback = {
  readonly id: string
  /** The exact text that was signed. */
  readonly body: string
  readonly signature: string
  /** Not before this moment; epoch milliseconds of the machine's clock, since it is a delay on the wire. */
  readonly dueAt: number
  /** Not before the callback with this id is gone; null when it waits for none. */
  readonly after: string | null
  /** A genuine one is sent until it is accepted (2xx), a forged one until there is any answer. */
  readonly until: 'accepted' | 'answered'
  readonly attempts: number
}

const schema = Joi.object<QueuedCallback>({
  id: Joi.string().required(),
  body: Joi.string().required(),
  signature: Joi.string().required(),
  dueAt: Joi.number().required(),
  after: Joi.string().allow(null).required(),
  until: Joi.valid('accepted', 'answered').required(),
  attempts: Joi.number().integer().required(),
})

export function parseQueuedCallback(stored: Json): QueuedCallback {
  return Joi.attempt(stored, schema)
}

/** The callbacks that are due. */
export function dueCallbacks(
  queuedCallbacks: readonly QueuedCallback[],
  now: number,
): readonly QueuedCallback[] {
  const waiting = new Set(queuedCallbacks.map((queuedCallback) => queuedCallback.id))
  return queuedCallbacks.filter(
    (queuedCallback) =>
      queuedCallback.dueAt <= now && !(queuedCallback.after && waiting.has(queuedCallback.after)),
  )
}

/** The callback after a failed try: later each time, at most a minute; null when it is given up. */
export function postponed(queuedCallback: QueuedCallback, now: number): QueuedCallback | null {
  const attempts = queuedCallback.attempts + 1
  if (attempts >= mostAttempts) return null
  return { ...queuedCallback, attempts, dueAt: now + Math.min(1000 * 2 ** queuedCallback.attempts, 60_000) }
}

/** About eight hours of trying. */
const mostAttempts = 500
