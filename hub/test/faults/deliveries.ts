import { expect } from 'vitest'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { nextFamily } from './line-of-families.ts'
import { asAlways, onHold, type Scene, waits } from './scene.ts'

interface Message {
  readonly id: number
  readonly status: 'due' | 'done' | 'on_hold'
  readonly last_fault: string | null
  readonly payload: string
}

const words: Readonly<Record<Message['status'], string>> = { due: waits, done: asAlways, on_hold: onHold }

/** The next message on this subject, once it has been tried. */
export async function nextMessage({ hub }: TestHub, topic: string): Promise<() => Promise<Message>> {
  const { database } = hub.app
  const before = (await database('outbox').max('id as id').first())?.id ?? 0
  return () =>
    until(
      () => database('outbox').where({ topic }).where('id', '>', before).orderBy('id').first(),
      (row) => row?.status === 'done' || row?.last_fault != null,
    )
}

export function wordFor({ status }: Message): string {
  return words[status]
}

/** What waits is due at once instead of after its pause; what waits for a person is sent again by one. */
export async function goOn(hub: TestHub, { id, status }: Message): Promise<void> {
  const { app } = hub.hub
  if (status === 'on_hold') {
    const it = await signInStaff(hub, 'it')
    expect((await it.post(`/api/outbox/${id}/retry`, {})).status).toBe(200)
    return
  }
  await app.database('outbox').where({ id, status: 'due' }).update({ due_at: app.clock.wall().toISOString() })
  app.work.trigger('deliver-outbox')
}

/** A family has paid; the trouble meets what is delivered after it. */
export function deliveryOfPaid(act: string, topic: 'accounting.order' | 'notice.receipt'): Scene {
  return {
    act,
    recovery: 'by itself',
    async prepare(hub) {
      const family = await nextFamily(hub)
      const started = (await family.pay(await family.quote(rightAndCosts))).body
      const message = await nextMessage(hub, topic)
      return {
        async duringFault() {
          await family.chooseAtProvider(started, 'approve')
          const word = wordFor(await message())
          expect((await family.check()).status).toBe('APROBADO')
          return word
        },
        async onceWell() {
          await goOn(hub, await message())
          const books = await until(() => readBooks(hub.hub.app, family.code), isDelivered)
          expect(books).toMatchObject(onePaidEnrolment)
        },
      }
    },
  }
}
