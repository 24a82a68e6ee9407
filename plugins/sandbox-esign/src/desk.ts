import type { PluginKit } from '@matricula/contract'
import { callbackSwitchFields, courierOf, planLetters, switchBoard } from '@matricula/contract/sandbox'
import type { CallbackSwitches, Courier, Letter, SwitchBoard } from '@matricula/contract/sandbox'
import { openArchive, type Archive } from './archive.ts'
import { tellingOf } from './callback-body.ts'
import type { SentDocument, SigningCase, Step } from './document.ts'
import { mayBecome, outcomes, type Choice } from './raw-status.ts'
import { switchesSchema, type Settings } from './settings.ts'

/** Where documents change and the hub is told of it. */
export interface Desk {
  readonly archive: Archive
  readonly courier: Courier
  readonly board: SwitchBoard<CallbackSwitches>
  /** Brings a document where a person chose and queues what the hub is told; a crash between loses neither. */
  choose(sent: SentDocument, choice: Choice): Promise<void>
}

export function openDesk(settings: Settings, kit: PluginKit): Desk {
  const archive = openArchive(kit, settings.secret)
  const board = switchBoard(kit.memo, {
    schema: switchesSchema,
    fields: callbackSwitchFields,
    initial: settings.switches,
  })
  const lettersFor = async (id: string): Promise<readonly Letter[]> => {
    const present = await archive.find(id)
    if (!present || present.steps.length === 0) return []
    const telling = tellingOf(present, settings.account, kit)
    return planLetters(telling, await board.current(), settings.secret, Date.now())
  }
  const courier = courierOf(kit, lettersFor)
  return {
    archive,
    courier,
    board,
    choose: (sent, choice) =>
      courier.promise(sent.id, async () => {
        const at = kit.now().toISOString()
        const step = await archive.advance(sent, (present) => nextStep(present, choice, at))
        return step === null ? [] : lettersFor(sent.id)
      }),
  }
}

/** Pure: the step a choice leads to, or null when the document has gone another way meanwhile. */
export function nextStep({ now }: SigningCase, choice: Choice, at: string): Step | null {
  const rawStatus = outcomes[choice]
  return mayBecome(now.rawStatus, rawStatus) ? { rawStatus, at } : null
}
