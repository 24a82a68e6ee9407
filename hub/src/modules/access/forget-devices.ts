import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Sessions } from '../../http/sessions.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { dropDevicesOf } from './known-device.store.ts'
import { closeStudentLinks } from './mail-link.store.ts'
import { dropChallengesOf } from './sign-in-challenge.store.ts'

export interface ForgetDevicesCommand {
  readonly studentCode: string
  readonly actor: string
  readonly trace: string
}

/** Forgets every device of a student's family, signs it out everywhere and closes its letters, as after a lost telephone. */
export async function forgetDevices(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  sessions: Sessions,
  { studentCode, actor, trace }: ForgetDevicesCommand,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const devices = await dropDevicesOf(trx, [studentCode], [])
    await dropChallengesOf(trx, [studentCode])
    await closeStudentLinks(trx, studentCode)
    await sessions.closeAllOf('student', studentCode, trx)
    const entry = { at: clock.wall(), actor, act: 'devices.forget', subject: studentCode, trace }
    await recordAudit(trx, { ...entry, before: { devices }, after: { devices: 0 } })
  })
}
