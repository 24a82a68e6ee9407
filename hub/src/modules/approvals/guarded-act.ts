import type { Cop } from '@matricula/contract'
import type { Transaction } from '../../db/transaction.ts'
import type { Refusal } from '../../shared/refusal.ts'

export const actNames = [
  'exception.refund',
  'exception.resolve',
  'payment.refund',
  'student.withdraw',
  'dispute.lose',
  'agreement.confirm',
  'agreement.manual-income',
  'agreement.file',
] as const
export type ActName = (typeof actNames)[number]

/** What an act is about, as it stands now. */
export interface ActSubject {
  /** Names it for ever, such as `exception:12`: one request about it waits at a time. */
  readonly subject: string
  /** The payment whose money it changes: one request about it waits at a time, and no other act on it is done. */
  readonly payment: string | null
  /** School code, where it is one student's. */
  readonly student: string | null
  /** COP that it moves. */
  readonly amount: Cop
  /** COP of the same payment that went back before or is on its way: who asks for little again and again asks for much. */
  readonly before: Cop
}

export interface Description {
  /** By code; the name is empty where the roster has lost them. */
  readonly students: readonly { readonly code: string; readonly name: string; readonly grade: string }[]
  readonly details: Readonly<Record<string, string>>
}

/** How an act is done, and by whom. */
export interface Doing {
  readonly actor: string
  readonly trace: string
  /** Called last in the act's own transaction with what came of it; what it throws undoes the act. */
  readonly alongside: (trx: Transaction, result: string) => Promise<void>
  /** Called with whose word it is and the reason where a system around the school refuses to do its part. */
  readonly turnedDown: (by: string, reason: string) => Promise<void>
}

/** Every way in which one of the acts is not done. */
export type ActCode =
  | 'ALREADY_RESOLVED'
  | 'ALREADY_WITHDRAWN'
  | 'BAD_INPUT'
  | 'DISPUTE_ENDED'
  | 'FILE_UNREADABLE'
  | 'KEY_REUSED'
  | 'NOT_A_PENDING_AGREEMENT'
  | 'NOT_FOUND'
  | 'ORDER_NOT_PAID'
  | 'REFUND_UNDER_WAY'
  | 'VENDOR_REFUSED'

/**
 * An act that needs a second person from an amount on. Its payload is kept as JSON and given back as it was; `check`
 * and `perform` read it with their own schema.
 */
export interface GuardedAct<Code extends ActCode = ActCode> {
  readonly name: ActName
  /** Whether it is done whole or not at all; else the approval is written first, and approving again goes on with it. */
  readonly isAtomic: boolean
  /** What it is about, or why it cannot be done now; `done` where the same request has done it. Writes nothing. */
  readonly check: (payload: unknown) => Promise<Refusal<Code> | ActSubject | 'done'>
  /** Whose money it is, and what was asked, in fields that a list shows; nothing of it once the family was erased. */
  readonly describe: (payload: unknown) => Promise<Description>
  /** Does it, decided again on the held rows, or says why not. */
  readonly perform: (payload: unknown, doing: Doing) => Promise<Refusal<Code> | null>
}

/** The acts by their names. */
export type GuardedActs = ReadonlyMap<string, GuardedAct>
