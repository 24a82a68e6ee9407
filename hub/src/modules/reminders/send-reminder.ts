import { PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { maskMail } from '../../shared/mask-mail.ts'
import type { Handler } from '../outbox/index.ts'
import { readStudent } from '../students/index.ts'
import { findMisser, type Misser } from './audience.ts'
import { billedAddresses } from './billed-addresses.ts'
import { decideHour } from './decide-turn.ts'
import type { Reminder } from './reminder.ts'
import { findReminder } from './reminder.store.ts'
import { endTurn, findSending, type TurnEnd, withholdTurn } from './sending.store.ts'
import { type Turn, turnIn } from './turn.ts'
import { type Mail, writeMail } from './write-mail.ts'
import type { Student } from '../students/student.ts'

/**
 * Mails a reminder to the guardians who pay, as long as there is still a reason to. A mail sent again has the first
 * one's key, and the vendor keeps the first.
 */
export function sendReminder(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const turn = turnIn(payload)
    const reason = await findReason(app, turn)
    if (reason === null) return (trx) => withholdTurn(trx, turn)
    const { reminder, misser, student } = reason
    const addresses = await billedAddresses(app, student, { trace, signal })
    const mail = writeMail(app, reminder.template, { student, step: misser.step })
    const end = await mailAll(app, { mail, addresses, key, trace, signal })
    return (trx) => endTurn(trx, turn, { ...end, at: app.clock.now() })
  }
}

interface Reason {
  readonly reminder: Reminder
  readonly misser: Misser
  readonly student: Student
}

/** Why the family is written to, decided anew: hours may have passed since it was announced. */
async function findReason(app: AppContext, turn: Turn): Promise<Reason | null> {
  const { database, clock, config } = app
  const { reminderId, studentCode, round } = turn
  if (decideHour(config.seasons.parents.parent.windows, clock.now()) !== 'open') return null
  const reminder = await findReminder(database, reminderId)
  if (reminder?.state !== 'running') return null
  const sending = await findSending(database, turn)
  if (sending?.outcome !== 'announced' || sending.round !== round) return null
  const misser = await findMisser(app, reminder.audience, studentCode)
  const student = await readStudent(app, studentCode)
  return misser === null || student === null ? null : { reminder, misser, student }
}

interface Sending {
  readonly mail: Mail
  readonly addresses: readonly string[]
  readonly key: string
  readonly trace: string
  readonly signal: AbortSignal
}

/** A refused address does not keep the others' mail from counting; the office sees when nobody was reached. */
async function mailAll(
  { plugins }: AppContext,
  { mail, addresses, key, trace, signal }: Sending,
): Promise<Omit<TurnEnd, 'at'>> {
  const refused: PluginFault[] = []
  for (const to of addresses) {
    const write = { key: `${key}:${sha256(to).slice(0, 16)}`, trace, signal }
    await plugins.notices
      .send({ channel: 'email', to, ...mail, html: null }, write)
      .catch((error: unknown) => {
        if (!(error instanceof PluginFault) || error.code !== 'rejected') throw error
        refused.push(error)
      })
  }
  const sentTo = addresses.map(maskMail)
  if (addresses.length === 0) return { outcome: 'no-address', sentTo, fault: null }
  if (refused.length === addresses.length) return { outcome: 'failed', sentTo, fault: 'rejected' }
  return { outcome: 'sent', sentTo, fault: null }
}
