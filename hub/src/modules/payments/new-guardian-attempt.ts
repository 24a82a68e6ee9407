import type { AppContext } from '../../app-context.ts'
import type { GuardianAttempt } from './attempt.model.ts'
import type { Payer } from './payer.ts'

export interface GuardianOpening {
  readonly pays: GuardianAttempt['pays']
  readonly command: { readonly guardianId: string; readonly idempotencyKey: string; readonly trace: string }
  readonly requestHash: string
  readonly payer: Payer
  readonly instance: string
  /** COP */
  readonly amount: number
}

/** The fields of a guardian's attempt that begins now. */
export function newGuardianAttempt(
  { ids, clock, config }: Pick<AppContext, 'ids' | 'clock' | 'config'>,
  { pays, command, requestHash, payer, instance, amount }: GuardianOpening,
) {
  const { attemptMinutes, askEverySeconds } = config.settings.payments
  const now = clock.now()
  return {
    id: ids.id(),
    pays,
    path: 'provider',
    guardianId: command.guardianId,
    token: ids.token(),
    idempotencyKey: command.idempotencyKey,
    requestHash,
    instance,
    reference: ids.reference(),
    amount,
    status: 'open',
    payer: JSON.stringify(payer),
    startedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + attemptMinutes * 60_000).toISOString(),
    askAt: new Date(clock.wall().getTime() + askEverySeconds * 1000).toISOString(),
    asked: 0,
    trace: command.trace,
  } as const
}
