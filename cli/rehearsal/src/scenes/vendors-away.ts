import { unwrapPage } from '@matricula/hub/api/answers'
import { HubUnreachable } from '../hub/hub-client.ts'
import { fact } from '../fact.ts'
import { decide, goToProvider, pays, reachProvider } from '../families/at-provider.ts'
import {
  readBegunPayment,
  enrolAlone,
  prepareFamily,
  type PreparedFamily,
  deviation,
} from '../families/enrol.ts'
import { lastAttempt, type Transcript } from '../families/transcript.ts'
import type { World } from '../world.ts'
import { withRetry, waitUntil } from '../hub/with-retry.ts'
import { awaitStatus, checkPlugin } from './at-office.ts'
import { each, type Scene } from './scene.ts'

const provider = 'payments.card'

/** The provider takes the payment up and its answer is lost: the same press again goes on with it. */
export const providerHangsUp: Scene = {
  outcomes: ['provider-hangs-up'],
  play: (world, transcripts) =>
    each(world, transcripts, async (transcript) => {
      const prepared = await prepareFamily(world, transcript)
      await whileProvider(world, 'hangs-up', () => submitDuringOutage(transcript, prepared))
      const submitted = await withRetry(world, () => enrolAlone(transcript, prepared, 'same'))
      if (submitted.is === 'refused') throw deviation(transcript, fact('samePayment'), submitted.code)
      await goToProvider(world, transcript, await readBegunPayment(world, transcript, prepared.parents[0]))
      await decide(world, transcript, 'approve')
    }),
}

/** The provider is away: nothing begins, and once it is back the family presses again. */
export const providerAway: Scene = {
  outcomes: ['provider-away'],
  async play(world, transcripts) {
    const prepared = new Map<Transcript, PreparedFamily>()
    await each(
      world,
      transcripts,
      async (transcript) => void prepared.set(transcript, await prepareFamily(world, transcript)),
    )
    await whileProvider(world, 'unreachable', () =>
      each(world, transcripts, async (transcript) => {
        const one = prepared.get(transcript)
        if (one === undefined) return
        await submitDuringOutage(transcript, one)
        await readBegunPayment(world, transcript, one.parents[0])
        lastAttempt(transcript).expectedStatus = 'failed'
      }),
    )
    await each(world, transcripts, (transcript) => pays(world, transcript))
  },
}

async function whileProvider(
  world: World,
  outage: 'unreachable' | 'hangs-up',
  act: () => Promise<void>,
): Promise<void> {
  await world.vendors.provider({}, outage)
  await act()
  await world.vendors.provider({})
  await checkPlugin(world, provider)
}

/** What a family sees while the provider does not answer: come back later. */
async function submitDuringOutage(transcript: Transcript, prepared: PreparedFamily): Promise<void> {
  try {
    const submitted = await enrolAlone(transcript, prepared, 'same')
    throw deviation(transcript, fact('noAnswerOfProvider'), submitted.is)
  } catch (error) {
    if (!(error instanceof HubUnreachable)) throw error
  }
}

/** Accounting dies between the press and the bank's word: the family is told the truth, and the books follow. */
export const accountingAway: Scene = {
  outcomes: ['accounting-away'],
  async play(world, transcripts) {
    await each(world, transcripts, (transcript) => reachProvider(world, transcript))
    await world.vendors.accounting('unreachable')
    await each(world, transcripts, async (transcript) => {
      await decide(world, transcript, 'approve')
      await awaitStatus(world, transcript, 'APROBADO')
    })
    await awaitFault(world, 'accounting.order')
    await world.vendors.accounting(null)
    await checkPlugin(world, 'accounting.main')
  },
}

/** Nobody can be written to for a while; the receipts go out when it is over. */
export const noticesAway: Scene = {
  outcomes: ['notices-away'],
  async play(world, transcripts) {
    await world.vendors.notices('unreachable')
    await each(world, transcripts, async (transcript) => {
      await pays(world, transcript)
      await awaitStatus(world, transcript, 'APROBADO')
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
  await waitUntil(world.signal, {
    ask: () => withRetry(world, () => unwrapPage(api.GET('/api/outbox', { params }))),
    is: ({ rows }) => rows.some(({ last_fault }) => last_fault !== null),
    seconds: timeoutSeconds,
  })
}
