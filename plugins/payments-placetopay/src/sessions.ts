import Joi from 'joi'
import type { Cop, Memo } from '@matricula/contract'

/** A session as we opened it. */
export interface OpenedSession {
  readonly requestId: string
  readonly processUrl: string
  readonly amount: Cop
}

export interface SessionReference {
  readonly reference: string
  readonly amount: Cop
}

/**
 * Which session is whose. The vendor finds no session by our reference and does not sign the reference when it
 * notifies, so both ways are remembered here.
 */
export interface Sessions {
  of(reference: string): Promise<OpenedSession | null>
  referenceOf(requestId: string): Promise<SessionReference | null>
  /** Keeps the first session of a reference and answers that one. */
  keep(reference: string, opened: OpenedSession): Promise<OpenedSession>
}

const openedSchema = Joi.object<OpenedSession>({
  requestId: Joi.string().required(),
  processUrl: Joi.string().required(),
  amount: Joi.number().integer().required(),
})

const sessionReferenceSchema = Joi.object<SessionReference>({
  reference: Joi.string().required(),
  amount: Joi.number().integer().required(),
})

export function sessionsIn(memo: Memo): Sessions {
  async function of(reference: string): Promise<OpenedSession | null> {
    const stored = await memo.get(`session:${reference}`)
    return stored === undefined ? null : Joi.attempt(stored, openedSchema)
  }
  return {
    of,
    async referenceOf(requestId) {
      const stored = await memo.get(`asked:${requestId}`)
      return stored === undefined ? null : Joi.attempt(stored, sessionReferenceSchema)
    },
    async keep(reference, opened) {
      await memo.add(`session:${reference}`, { ...opened })
      const first = (await of(reference)) ?? opened
      await memo.add(`asked:${first.requestId}`, { reference, amount: first.amount })
      return first
    },
  }
}
