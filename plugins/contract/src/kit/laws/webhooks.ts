import { expect } from 'vitest'
import type { Kind } from '../../kinds/index.ts'
import type { Law } from '../law.ts'
import type { Scene } from '../scene.ts'
import type { SignatureFacts } from '../stage.ts'
import type { RawRequest, Webhooks, WebhookVerdict } from '../../webhook.ts'
import { flippedAt, flips } from '../flipped.ts'

/** What a callback tells, in any kind. */
export interface Told {
  readonly reference: string
  readonly status: string
  readonly rawStatus: string
}

/** A vendor that is about to call back about something it was just asked to do. */
export interface Caller {
  readonly webhooks: Webhooks<Told>
  readonly reference: string
  readonly statuses: Readonly<Record<string, string>>
  readonly signature: SignatureFacts
  /** The callback about this status, which the vendor now holds. */
  callback(rawStatus: string): Promise<RawRequest>
  unknownCallback(): Promise<RawRequest>
}

export interface CallerOf<K extends Kind> {
  readonly claims: (scene: Scene<K>) => boolean
  /** Fails when the adapter claims callbacks and the stage can't make any. */
  readonly open: (scene: Scene<K>) => Promise<Caller>
}

/** The laws of callbacks; both kinds that have them keep the same. */
export function webhookLaws<K extends Kind>({ claims, open }: CallerOf<K>): readonly Law<K>[] {
  const law = (title: string, run: (caller: Caller, scene: Scene<K>) => Promise<void>): Law<K> => ({
    title,
    appliesTo: claims,
    run: async (scene) => run(await open(scene), scene),
  })
  return [
    law('a genuine callback is the event it tells, judged without the network', async (caller, scene) => {
      for (const [rawStatus, status] of Object.entries(caller.statuses)) {
        const request = await caller.callback(rawStatus)
        await scene.stage.vendor.injectFault('unreachable')
        const { event } = expectEvent(await caller.webhooks.read(request))
        await scene.stage.vendor.clearFault()
        expect(event).toMatchObject({ reference: caller.reference, status, rawStatus })
      }
    }),
    law('a callback delivered again has the same event id, another event another', async (caller) => {
      const seen = new Map<string, string>()
      for (const rawStatus of Object.keys(caller.statuses)) {
        const first = expectEvent(await caller.webhooks.read(await caller.callback(rawStatus)))
        const again = expectEvent(await caller.webhooks.read(await caller.callback(rawStatus)))
        expect(again.eventId, `${rawStatus} again`).toBe(first.eventId)
        expect(seen.get(first.eventId), `${rawStatus} is an event of its own`).toBeUndefined()
        seen.set(first.eventId, rawStatus)
      }
    }),
    law('one altered byte makes a callback forged', async (caller) => {
      const request = await caller.callback(firstOf(caller.statuses))
      const genuine = expectEvent(await caller.webhooks.read(request))
      for (const index of flips(request.body)) {
        const verdict = await caller.webhooks.read(flippedAt(request, index))
        expectHarmless(verdict, genuine, { index, signature: caller.signature })
      }
    }),
    law('a callback without a signature is forged', async (caller) => {
      const request = await caller.callback(firstOf(caller.statuses))
      expectEvent(await caller.webhooks.read(request))
      const unsigned = caller.signature.unsigned ?? withoutHeaders
      expect(await caller.webhooks.read(unsigned(request))).toMatchObject({ is: 'forged' })
    }),
    law('a genuine callback of an unknown type is nothing for us', async (caller) => {
      expect(await caller.webhooks.read(await caller.unknownCallback())).toEqual({ is: 'nothing-for-us' })
    }),
    law('a callback that makes no sense is forged', async (caller) => {
      const request = await caller.callback(firstOf(caller.statuses))
      for (const body of [new Uint8Array(), new Uint8Array([0xff, 0xfe, 0x00])]) {
        expect(await caller.webhooks.read({ ...request, body })).toMatchObject({ is: 'forged' })
      }
    }),
  ]
}

type EventOf = Extract<WebhookVerdict<Told>, { is: 'event' }>

function expectEvent(verdict: WebhookVerdict<Told>): EventOf {
  return verdict.is === 'event' ? verdict : expect.fail(`a genuine callback is ${verdict.is}`)
}

interface Altered {
  readonly index: number
  readonly signature: SignatureFacts
}

function expectHarmless(
  verdict: WebhookVerdict<Told>,
  genuine: EventOf,
  { index, signature }: Altered,
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
