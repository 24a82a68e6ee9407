import type { AppContext } from '../../app-context.ts'
import { endDispute } from '../payments/index.ts'
import { changeHeldDispute, type DisputeCommand } from './change-dispute.ts'
import type { DisputeWord } from './decide-dispute.ts'

type Win = Extract<DisputeWord, { readonly act: 'win' }>

/** The provider has decided for the school: it holds the money again, less its fee (disputes-4). */
export function winDispute(app: Pick<AppContext, 'clock' | 'database'>, command: DisputeCommand<Win>) {
  const { word, author } = command
  const end = { status: 'won', borneBy: null, on: word.on, by: author.actor } as const
  return changeHeldDispute(app, command, (trx, { payment, dispute }) =>
    endDispute(app, trx, payment, { dispute, end }),
  )
}
