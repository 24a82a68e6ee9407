import type { PluginKit } from '@matricula/contract'
import {
  callbackSwitchFields,
  createCallbackSender,
  planCallbacks,
  switchBoard,
} from '@matricula/contract/sandbox'
import type {
  CallbackSwitches,
  CallbackSender,
  QueuedCallback,
  SwitchBoard,
} from '@matricula/contract/sandbox'
import { openArchive, type Archive } from './archive.ts'
import { callbackEventOf } from './callback-body.ts'
import type { SentDocument, SigningCase, SigningStep } from './document.ts'
import { mayBecome, outcomes, type Choice } from './raw-status.ts'
import { switchesSchema, type Settings } from './settings.ts'

/** Changes documents and queues their callbacks. */
export interface SigningService {
  readonly archive: Archive
  readonly callbackSender: CallbackSender
  readonly board: SwitchBoard<CallbackSwitches>
  /** Brings a document where a person chose and queues its callbacks; a crash between loses neither. */
  choose(sent: SentDocument, choice: Choice): Promise<void>
}

export function openSigningService(settings: Settings, kit: PluginKit): SigningService {
  const archive = openArchive(kit, settings.secret)
  const board = switchBoard(kit.memo, {
    schema: switchesSchema,
    fields: callbackSwitchFields,
    initial: settings.switches,
  })
  const callbacksFor = async (id: string): Promise<readonly QueuedCallback[]> => {
    const present = await archive.find(id)
    if (!present || present.steps.length === 0) return []
    const event = callbackEventOf(present, settings.account, kit)
    return planCallbacks(event, await board.current(), settings.secret, Date.now())
  }
  const callbackSender = createCallbackSender(kit, callbacksFor)
  return {
    archive,
    callbackSender,
    board,
    choose: (sent, choice) =>
      callbackSender.queueAfter(sent.id, async () => {
        const at = kit.now().toISOString()
        const step = await archive.advance(sent, (present) => nextStep(present, choice, at))
        return step === null ? [] : callbacksFor(sent.id)
      }),
  }
}

/** Pure: the step a choice leads to, or null when the document has gone another way meanwhile. */
export function nextStep({ now }: SigningCase, choice: Choice, at: string): SigningStep | null {
  const rawStatus = outcomes[choice]
  return mayBecome(now.rawStatus, rawStatus) ? { rawStatus, at } : null
}
