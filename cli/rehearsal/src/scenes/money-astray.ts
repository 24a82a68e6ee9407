import { chargeOf, decide, pays, takeBack } from '../families/at-provider.ts'
import { lastAttempt, type Transcript } from '../families/transcript.ts'
import type { World } from '../world.ts'
import { awaitAttempt, awaitException, awaitStatus, resolve } from './at-office.ts'
import { each, type Scene } from './scene.ts'

type WrongAmountOutcome = 'wrong-amount' | 'wrong-amount-open'
type PaidTwiceOutcome = 'paid-twice' | 'paid-twice-open'

const pesosOff = 1000

/** The provider takes more than was asked: no payment, a task for finance. */
export function wrongAmount(outcome: WrongAmountOutcome): Scene {
  return {
    outcomes: [outcome],
    async play(world, transcripts) {
      await world.vendors.provider({ amountOff: pesosOff })
      await each(world, transcripts, async (transcript) => {
        await pays(world, transcript)
        const { reference } = lastAttempt(transcript)
        await awaitException(world, transcript, { kind: 'wrong-amount', reference })
        const one = lastAttempt(transcript)
        one.expectedStatus = 'under_review'
        one.charge = chargeOf(world, one.amount + pesosOff)
        transcript.exceptions.push({ kind: 'wrong-amount', reference, state: 'open' })
      })
      await world.vendors.provider({})
    },
  }
}

/** Finance sends the money back on the provider's own page, which closes the task; the family pays what it owes. */
export const wrongAmountReturned: Scene = {
  outcomes: ['wrong-amount'],
  play: (world, transcripts) =>
    each(world, transcripts, async (transcript) => {
      const held = lastAttempt(transcript)
      const { reference } = held
      await world.vendors.answerLater(held.page?.providerRef ?? '', 'reverse')
      const back = await awaitException(world, transcript, { kind: 'reversed', reference })
      await resolve(world, back, 'attended')
      held.expectedStatus = 'reversed'
      takeBack(world, held)
      transcript.exceptions.splice(0)
      transcript.exceptions.push(
        { kind: 'wrong-amount', reference, state: 'resolved' },
        { kind: 'reversed', reference, state: 'resolved' },
      )
      await pays(world, transcript)
    }),
}

/** A page left open is paid after the family has begun anew and paid: the second money is a task to give back. */
export function paidTwice(outcome: PaidTwiceOutcome): Scene {
  return {
    outcomes: [outcome],
    async play(world, transcripts) {
      await each(world, transcripts, async (transcript) => {
        await pays(world, transcript)
        await awaitStatus(world, transcript, 'APROBADO')
      })
      await world.vendors.provider({ paysExpired: true })
      await each(world, transcripts, (transcript) => payOldPage(world, transcript))
      await world.vendors.provider({})
      if (outcome === 'paid-twice') await each(world, transcripts, (transcript) => refund(world, transcript))
    },
  }
}

async function payOldPage(world: World, transcript: Transcript): Promise<void> {
  const [old] = transcript.attempts
  if (old === undefined) return
  await decide(world, transcript, 'approve', old)
  const { reference } = old
  await awaitException(world, transcript, { kind: 'duplicate-payment', reference })
  old.expectedStatus = 'duplicate'
  transcript.exceptions.push({ kind: 'duplicate-payment', reference, state: 'open' })
}

async function refund(world: World, transcript: Transcript): Promise<void> {
  const [old] = transcript.attempts
  if (old === undefined) return
  const { reference } = old
  const kind = 'duplicate-payment'
  await resolve(world, await awaitException(world, transcript, { kind, reference }), 'refund')
  await awaitAttempt(world, transcript, { reference, status: 'reversed' })
  old.expectedStatus = 'reversed'
  takeBack(world, old)
  transcript.exceptions.splice(0, 1, { kind, reference, state: 'resolved' })
}
