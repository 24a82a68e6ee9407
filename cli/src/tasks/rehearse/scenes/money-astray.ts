import { decide, pays } from '../families/at-provider.ts'
import { lastTry, type Tale } from '../families/tale.ts'
import type { World } from '../world.ts'
import { awaitAttempt, awaitException, awaitWord, resolve } from './at-office.ts'
import { each, type Scene } from './scene.ts'

type Astray = 'wrong-amount' | 'wrong-amount-open'
type Twice = 'paid-twice' | 'paid-twice-open'

const pesosOff = 1000

/** The provider takes more than was asked: no payment, a task for finance. */
export function wrongAmount(fate: Astray): Scene {
  return {
    fate,
    async play(world, tales) {
      await world.vendors.provider({ amountOff: pesosOff })
      await each(world, tales, async (tale) => {
        await pays(world, tale)
        const { reference } = lastTry(tale)
        await awaitException(world, tale, { kind: 'wrong-amount', reference })
        lastTry(tale).ends = 'parked'
        tale.exceptions.push({ kind: 'wrong-amount', reference, state: 'open' })
      })
      await world.vendors.provider({})
    },
  }
}

/** Finance sends the money back on the provider's own page, which closes the task; the family pays what it owes. */
export const wrongAmountReturned: Scene = {
  fate: 'wrong-amount',
  play: (world, tales) =>
    each(world, tales, async (tale) => {
      const parked = lastTry(tale)
      const { reference } = parked
      await world.vendors.answerLater(parked.page?.providerRef ?? '', 'reverse')
      const back = await awaitException(world, tale, { kind: 'reversed', reference })
      await resolve(world, back, 'attended')
      parked.ends = 'reversed'
      tale.exceptions.splice(0)
      tale.exceptions.push(
        { kind: 'wrong-amount', reference, state: 'resolved' },
        { kind: 'reversed', reference, state: 'resolved' },
      )
      await pays(world, tale)
    }),
}

/** A page left open is paid after the family has begun anew and paid: the second money is a task to give back. */
export function paidTwice(fate: Twice): Scene {
  return {
    fate,
    async play(world, tales) {
      await each(world, tales, async (tale) => {
        await pays(world, tale)
        await awaitWord(world, tale, 'APROBADO')
      })
      await world.vendors.provider({ paysExpired: true })
      await each(world, tales, (tale) => payOldPage(world, tale))
      await world.vendors.provider({})
      if (fate === 'paid-twice') await each(world, tales, (tale) => refund(world, tale))
    },
  }
}

async function payOldPage(world: World, tale: Tale): Promise<void> {
  const [old] = tale.tries
  if (old === undefined) return
  await decide(world, tale, 'approve', old)
  const { reference } = old
  await awaitException(world, tale, { kind: 'duplicate-payment', reference })
  old.ends = 'duplicate'
  tale.exceptions.push({ kind: 'duplicate-payment', reference, state: 'open' })
}

async function refund(world: World, tale: Tale): Promise<void> {
  const [old] = tale.tries
  if (old === undefined) return
  const { reference } = old
  const kind = 'duplicate-payment'
  await resolve(world, await awaitException(world, tale, { kind, reference }), 'refund')
  await awaitAttempt(world, tale, { reference, status: 'reversed' })
  old.ends = 'reversed'
  tale.exceptions.splice(0, 1, { kind, reference, state: 'resolved' })
}
