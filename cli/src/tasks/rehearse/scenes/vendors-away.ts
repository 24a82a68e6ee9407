import { HubUnreachable } from '../../../faults.ts'
import { pageAnswered } from '../../../hub/answered.ts'
import { fact } from '../fact.ts'
import { decide, goToProvider, pays, reachProvider } from '../families/at-provider.ts'
import { begun, enrolAlone, getReady, type Ready, surprised } from '../families/enrol.ts'
import { lastTry, type Tale } from '../families/tale.ts'
import { insist, until, type World } from '../world.ts'
import { awaitWord, checkPlugin } from './at-office.ts'
import { each, type Scene } from './scene.ts'

const provider = 'payments.card'

/** The provider takes the payment up and its answer is lost: the same press again goes on with it. */
export const providerHangsUp: Scene = {
  fate: 'provider-hangs-up',
  play: (world, tales) =>
    each(world, tales, async (tale) => {
      const ready = await getReady(world, tale)
      await whileProvider(world, 'hangs-up', () => pressInVain(tale, ready))
      const pressed = await insist(world, () => enrolAlone(tale, ready, 'same'))
      if (pressed.is === 'refused') throw surprised(tale, fact('samePayment'), pressed.code)
      await goToProvider(world, tale, await begun(world, tale, ready.parents[0]))
      await decide(world, tale, 'approve')
    }),
}

/** The provider is away: nothing begins, and once it is back the family presses again. */
export const providerAway: Scene = {
  fate: 'provider-away',
  async play(world, tales) {
    const ready = new Map<Tale, Ready>()
    await each(world, tales, async (tale) => void ready.set(tale, await getReady(world, tale)))
    await whileProvider(world, 'unreachable', () =>
      each(world, tales, async (tale) => {
        const one = ready.get(tale)
        if (one === undefined) return
        await pressInVain(tale, one)
        await begun(world, tale, one.parents[0])
        lastTry(tale).ends = 'failed'
      }),
    )
    await each(world, tales, (tale) => pays(world, tale))
  },
}

async function whileProvider(
  world: World,
  trouble: 'unreachable' | 'hangs-up',
  act: () => Promise<void>,
): Promise<void> {
  await world.vendors.provider({}, trouble)
  await act()
  await world.vendors.provider({})
  await checkPlugin(world, provider)
}

/** What a family sees while the provider does not answer: come back later. */
async function pressInVain(tale: Tale, ready: Ready): Promise<void> {
  try {
    const pressed = await enrolAlone(tale, ready, 'same')
    throw surprised(tale, fact('noAnswerOfProvider'), pressed.is)
  } catch (error) {
    if (!(error instanceof HubUnreachable)) throw error
  }
}

/** Accounting dies between the press and the bank's word: the family is told the truth, and the books follow. */
export const accountingAway: Scene = {
  fate: 'accounting-away',
  async play(world, tales) {
    await each(world, tales, (tale) => reachProvider(world, tale))
    await world.vendors.accounting('unreachable')
    await each(world, tales, async (tale) => {
      await decide(world, tale, 'approve')
      await awaitWord(world, tale, 'APROBADO')
    })
    await awaitFault(world, 'accounting.order')
    await world.vendors.accounting(null)
    await checkPlugin(world, 'accounting.main')
  },
}

/** Nobody can be written to for a while; the receipts go out when it is over. */
export const noticesAway: Scene = {
  fate: 'notices-away',
  async play(world, tales) {
    await world.vendors.notices('unreachable')
    await each(world, tales, async (tale) => {
      await pays(world, tale)
      await awaitWord(world, tale, 'APROBADO')
    })
    await awaitFault(world, 'notice.receipt')
    await world.vendors.notices(null)
    await checkPlugin(world, 'notices.main')
  },
}

const timeoutSeconds = 60

/** Waits until a delivery has met the vendor's absence, so that it was not for nothing. */
async function awaitFault(world: World, topic: 'accounting.order' | 'notice.receipt'): Promise<void> {
  const { api } = world.office.it
  const params = { query: { topic, status: 'due' as const, 'page[size]': 50, 'page[number]': 1 } }
  await until(world.signal, {
    ask: () => insist(world, () => pageAnswered(api.GET('/api/outbox', { params }))),
    is: ({ rows }) => rows.some(({ last_fault }) => last_fault !== null),
    seconds: timeoutSeconds,
  })
}
