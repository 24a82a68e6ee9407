import { expect } from 'vitest'
import type { Kind } from '../../kinds/index.ts'
import type { Law } from '../law.ts'
import type { Scene } from '../scene.ts'
import type { SignatureFacts } from '../stage.ts'
import type { RawRequest, Webhooks, WebhookVerdict } from '../../webhook.ts'
import { flippedAt, flips } from '../flipped.ts'

/** What a callback tells, in any kind. */
export interface CallbackContent {
  readonly reference: string
  readonly status: string
  readonly rawStatus: string
}

/** A vendor that is about to call back about something it was just asked to do. */
export interface CallbackSource {
  readonly webhooks: Webhooks<CallbackContent>
  readonly reference: string
  readonly statuses: Readonly<Record<string, string>>
  readonly signature: SignatureFacts
  /** The callback about this status, which the vendor now holds. */
  callback(rawStatus: string): Promise<RawRequest>
  unknownCallback(): Promise<RawRequest>
}

export interface CallbackSourceOf<K extends Kind> {
  readonly claims: (scene: Scene<K>) => boolean
  /** Fails when the adapter claims callbacks and the stage can't make any. */
  readonly open: (scene: Scene<K>) => Promise<CallbackSource>
}

/** The laws of callbacks; both kinds that have them keep the same. */
export function webhookLaws<K extends Kind>({ claims, open }: CallbackSourceOf<K>): readonly Law<K>[] {
  const law = (title: string, run: (source: CallbackSource, scene: Scene<K>) => Promise<void>): Law<K> => ({
    title,
    appliesTo: claims,
    run: async (scene) => run(await open(scene), scene),
  })
  return [
    law('a genuine callback is the event it tells, judged without the network', async (source, scene) => {
      for (const [rawStatus, status] of Object.entries(source.statuses)) {
        const request = await source.callback(rawStatus)
        await scene.stage.vendor.injectFault('unreachable')
        const { event } = expectEvent(await source.webhooks.read(request))
        await scene.stage.vendor.clearFault()
        expect(event).toMatchObject({ reference: source.reference, status, rawStatus })
      }
    }),
    law('a callback delivered again has the same event id, another event another', async (source) => {
      const seen = new Map<string, string>()
      for (const rawStatus of Object.keys(source.statuses)) {
        const first = expectEvent(await source.webhooks.read(await source.callback(rawStatus)))
        const again = expectEvent(await source.webhooks.read(await source.callback(rawStatus)))
        expect(again.eventId, `${rawStatus} again`).toBe(first.eventId)
        expect(seen.get(first.eventId), `${rawStatus} is an event of its own`).toBeUndefined()
        seen.set(first.eventId, rawStatus)
      }
    }),
    law('one altered byte makes a callback forged', async (source) => {
      const request = await source.callback(firstOf(source.statuses))
      const genuine = expectEvent(await source.webhooks.read(request))
      for (const index of flips(request.body)) {
        const verdict = await source.webhooks.read(flippedAt(request, index))
        expectHarmless(verdict, genuine, { index, signature: source.signature })
      }
    }),
    law('a callback without a signature is forged', async (source) => {
      const request = await source.callback(firstOf(source.statuses))
      expectEvent(await source.webhooks.read(request))
      const unsigned = source.signature.unsigned ?? withoutHeaders
      expect(await source.webhooks.read(unsigned(request))).toMatchObject({ is: 'forged' })
    }),
    law('a genuine callback of an unknown type is nothing for us', async (source) => {
      expect(await source.webhooks.read(await source.unknownCallback())).toEqual({ is: 'nothing-for-us' })
    }),
    law('a callback that makes no sense is forged', async (source) => {
      const request = await source.callback(firstOf(source.statuses))
      for (const body of [new Uint8Array(), new Uint8Array([0xff, 0xfe, 0x00])]) {
        expect(await source.webhooks.read({ ...request, body })).toMatchObject({ is: 'forged' })
      }
    }),
  ]
}

type EventOf = Extract<WebhookVerdict<CallbackContent>, { is: 'event' }>

function expectEvent(verdict: WebhookVerdict<CallbackContent>): EventOf {
  return verdict.is === 'event' ? verdict : expect.fail(`a genuine callback is ${verdict.is}`)
}

interface AlteredByte {
  readonly index: number
  readonly signature: SignatureFacts
}

function expectHarmless(
  verdict: WebhookVerdict<CallbackContent>,
  genuine: EventOf,
  { index, signature }: AlteredByte,
): void {
  if (signature.signed === 'fields' && verdict.is === 'event')
    expect(verdict, `byte ${index}`).toEqual(genuine)
  else if (signature.signed === 'fields') expect(['forged', 'nothing-for-us']).toContain(verdict.is)
  else expect(verdict.is, `a callback with byte ${index} altered`).toBe('forged')
}

function withoutHeaders(request: RawRequest): RawRequest {
  const type = request.headers['content-type']
  return { ...request, query: {}, headers: type === undefined ? {} : { 'content-type': type } }
}

function firstOf(statuses: Readonly<Record<string, string>>): string {
  return Object.keys(statuses)[0] ?? expect.fail("the stage's facts hold a status")
}
