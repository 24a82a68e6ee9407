import type { AppContext } from '../../app-context.ts'
import {
  type AboutStep,
  maskRecipient,
  messageKinds,
  sendMessage,
  type SentMessage,
} from '../messages/index.ts'
import type { Handler } from '../outbox/index.ts'
import { readStudent } from '../students/index.ts'
import { findMisser } from './audience.ts'
import { decideHour } from './decide-turn.ts'
import { findReminder } from './reminder.store.ts'
import { endTurn, findSending, type TurnEnd, withholdTurn } from './sending.store.ts'
import { type Turn, turnIn } from './turn.ts'

/** Reminds the guardians who pay, as long as there is still a reason to. */
export function sendReminder(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const turn = turnIn(payload)
    const about = await findReason(app, turn)
    if (about === null) return (trx) => withholdTurn(trx, turn)
    const end = endFor(await sendMessage(app, messageKinds.reminder, { about, key, trace, signal }))
    return (trx) => endTurn(trx, turn, { ...end, at: app.clock.now() })
  }
}

/** Why the family is written to, decided anew: hours may have passed since it was announced. */
async function findReason(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  turn: Turn,
): Promise<AboutStep | null> {
  const { database, clock, config } = app
  const { reminderId, studentCode, round } = turn
  if (decideHour(config.seasons.parents.parent.windows, clock.now()) !== 'open') return null
  const reminder = await findReminder(database, reminderId)
  if (reminder?.state !== 'running') return null
  const sending = await findSending(database, turn)
  if (sending?.outcome !== 'announced' || sending.round !== round) return null
  const misser = await findMisser(app, reminder.audience, studentCode)
  const student = await readStudent(app, studentCode)
  if (misser === null || student === null) return null
  return { student, step: misser.step, template: reminder.template }
}

/** One refused address is no matter; the office sees when nobody was reached. */
function endFor({ sent, refused }: SentMessage): Omit<TurnEnd, 'at'> {
  const sentTo = [...sent, ...refused.map(({ recipient }) => recipient)].map(maskRecipient)
  if (sent.length > 0) return { outcome: 'sent', sentTo, fault: null }
  if (refused.length > 0) return { outcome: 'failed', sentTo, fault: 'rejected' }
  return { outcome: 'no-address', sentTo, fault: null }
}
