import { decide, pays, reachProvider } from '../families/at-provider.ts'
import { lastTry } from '../families/tale.ts'
import type { Fate } from '../fates.ts'
import type { ProviderSwitches } from '../vendors/vendors.ts'
import { awaitWord } from './at-office.ts'
import { each, type Scene } from './scene.ts'

/** Families who pay at once while the provider's callbacks go wrong in one way, or in none. */
export function payWhile(fate: Fate, switches: ProviderSwitches = {}): Scene {
  return {
    fate,
    async play(world, tales) {
      await world.vendors.provider(switches)
      await each(world, tales, (tale) => pays(world, tale))
      await world.vendors.provider({})
    },
  }
}

/** The bank thinks first, and of its two callbacks the later one comes first. */
export const callbackReordered: Scene = {
  fate: 'callback-reordered',
  async play(world, tales) {
    await world.vendors.provider({ reversed: true })
    await each(world, tales, async (tale) => {
      await pays(world, tale, 'pending')
      await world.vendors.answerLater(lastTry(tale).page?.providerRef ?? '', 'approve')
      lastTry(tale).ends = 'approved'
    })
    await world.vendors.provider({})
  },
}

export function choosing(fate: Fate, choice: 'decline' | 'pending' | 'leave'): Scene {
  return { fate, play: (world, tales) => each(world, tales, (tale) => pays(world, tale, choice)) }
}

/** The provider says no, and the family pays with another card. */
export const declinedThenPaid: Scene = {
  fate: 'declined-then-paid',
  play: (world, tales) =>
    each(world, tales, async (tale) => {
      await pays(world, tale, 'decline')
      await awaitWord(world, tale, 'RECHAZADO')
      await pays(world, tale)
    }),
}

/** The bank makes up its mind about those it left waiting. */
export function bankAnswers(fate: Fate, choice: 'approve' | 'decline'): Scene {
  return {
    fate,
    play: (world, tales) =>
      each(world, tales, async (tale) => {
        await world.vendors.answerLater(lastTry(tale).page?.providerRef ?? '', choice)
        lastTry(tale).ends = choice === 'approve' ? 'approved' : 'declined'
      }),
  }
}

/** The clock has passed what was left open at the provider. */
export function expires(fate: Fate): Scene {
  return {
    fate,
    play: (world, tales) =>
      each(world, tales, async (tale) => {
        await awaitWord(world, tale, 'EXPIRADO')
        lastTry(tale).ends = 'expired'
      }),
  }
}

/** The power goes while families pay, half of them done; the rest go on where they were once it is back. */
export const hubKilled: Scene = {
  fate: 'hub-killed',
  async play(world, tales) {
    let decided = 0
    await each(world, tales, async (tale) => {
      await reachProvider(world, tale)
      await decide(world, tale, 'approve')
      decided += 1
      if (decided !== Math.ceil(tales.length / 2)) return
      await world.life.kill()
      await world.life.start()
    })
  },
}
