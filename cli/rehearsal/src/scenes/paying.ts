import { chargeOf, decide, pays, reachProvider } from '../families/at-provider.ts'
import { lastAttempt } from '../families/transcript.ts'
import type { EnrolmentOutcome } from '../outcomes.ts'
import type { ProviderSwitches } from '../vendors/vendors.ts'
import { awaitException, awaitStatus } from './at-office.ts'
import { each, inTurn, type Scene } from './scene.ts'

/** Families who pay, and meet nothing besides, for now. */
export function payOnline(...outcomes: readonly EnrolmentOutcome[]): Scene {
  return inTurn(outcomes, (world, transcript) => pays(world, transcript))
}

/** Families who pay at once while the provider's callbacks go wrong in one way. */
export function payWhile(outcome: EnrolmentOutcome, switches: ProviderSwitches): Scene {
  return {
    outcomes: [outcome],
    async play(world, transcripts) {
      await world.vendors.provider(switches)
      await each(world, transcripts, (transcript) => pays(world, transcript))
      await world.vendors.provider({})
    },
  }
}

/** The bank thinks first, and of its two callbacks the later one comes first. */
export const callbackReordered: Scene = {
  outcomes: ['callback-reordered'],
  async play(world, transcripts) {
    await world.vendors.provider({ reversed: true })
    await each(world, transcripts, async (transcript) => {
      await pays(world, transcript, 'pending')
      const one = lastAttempt(transcript)
      await world.vendors.answerLater(one.page?.providerRef ?? '', 'approve')
      one.expectedStatus = 'approved'
      one.charge = chargeOf(world, one.amount)
    })
    await world.vendors.provider({})
  },
}

export function choosing(outcome: EnrolmentOutcome, choice: 'decline' | 'pending' | 'leave'): Scene {
  return {
    outcomes: [outcome],
    play: (world, transcripts) => each(world, transcripts, (transcript) => pays(world, transcript, choice)),
  }
}

/** The provider says no, and the family pays with another card. */
export const declinedThenPaid: Scene = {
  outcomes: ['declined-then-paid'],
  play: (world, transcripts) =>
    each(world, transcripts, async (transcript) => {
      await pays(world, transcript, 'decline')
      await awaitStatus(world, transcript, 'RECHAZADO')
      await pays(world, transcript)
    }),
}

/** After days, in which a person was told of it, the bank makes up its mind about those it left waiting. */
export function bankAnswers(outcome: EnrolmentOutcome, choice: 'approve' | 'decline'): Scene {
  return {
    outcomes: [outcome],
    play: (world, transcripts) =>
      each(world, transcripts, async (transcript) => {
        const one = lastAttempt(transcript)
        const { reference } = one
        const kind = 'still-pending'
        await awaitException(world, transcript, { kind, reference })
        await world.vendors.answerLater(one.page?.providerRef ?? '', choice)
        transcript.exceptions.push({ kind, reference, state: 'resolved' })
        one.expectedStatus = choice === 'approve' ? 'approved' : 'declined'
        if (choice === 'approve') one.charge = chargeOf(world, one.amount)
      }),
  }
}

/** The clock has passed what was left open at the provider. */
export function expires(outcome: EnrolmentOutcome): Scene {
  return {
    outcomes: [outcome],
    play: (world, transcripts) =>
      each(world, transcripts, async (transcript) => {
        await awaitStatus(world, transcript, 'EXPIRADO')
        lastAttempt(transcript).expectedStatus = 'expired'
      }),
  }
}

/** The power goes while families pay, half of them done; the rest go on where they were once it is back. */
export const hubKilled: Scene = {
  outcomes: ['hub-killed'],
  async play(world, transcripts) {
    let decided = 0
    await each(world, transcripts, async (transcript) => {
      await reachProvider(world, transcript)
      await decide(world, transcript, 'approve')
      decided += 1
      if (decided !== Math.ceil(transcripts.length / 2)) return
      await world.hubProcess.kill()
      await world.hubProcess.start()
    })
  },
}
