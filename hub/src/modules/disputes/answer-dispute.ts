import type { AppContext } from '../../app-context.ts'
import { changeDispute } from '../payments/index.ts'
import { changeHeldDispute, type DisputeCommand } from './change-dispute.ts'
import type { DisputeWord } from './decide-dispute.ts'

type Answer = Extract<DisputeWord, { readonly act: 'answer' }>

/** Notes what was sent to the provider; its money stays where it is until the provider decides. */
export function answerDispute(app: Pick<AppContext, 'clock' | 'database'>, command: DisputeCommand<Answer>) {
  const { word, author } = command
  const change = {
    status: 'answered',
    answer: word.text,
    answeredOn: word.on,
    answeredBy: author.actor,
  } as const
  return changeHeldDispute(app, command, (trx, { dispute }) => changeDispute(trx, dispute, change))
}
