import { expect } from 'vitest'
import { guardianPassword } from '@matricula/hub/testing/guardian'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import { type SendingBody, startNow } from '../../modules/reminders/a-reminder.ts'
import { deliveryOfPaid, goOn, nextMessage, wordFor } from '../deliveries.ts'
import { nextFamily } from '../line-of-families.ts'
import { asAlways, type Scene } from '../scene.ts'
import { common } from './common.ts'

const linkToGuardian: Scene = {
  act: 'A guardian registers and is sent a link',
  recovery: 'by itself',
  async prepare(hub) {
    const email = `familia.${(await nextFamily(hub)).code}@example.com`
    const message = await nextMessage(hub, 'notice.link')
    return {
      async duringFault() {
        const form = { email, name: 'Ana Ruiz', password: guardianPassword }
        expect((await hub.visitor().post('/api/guardians', form)).status).toBe(202)
        return wordFor(await message())
      },
      async onceWell() {
        await goOn(hub, await message())
        await until(message, ({ status }) => status === 'done')
      },
    }
  },
}

const reminding: Scene = {
  act: 'A family is reminded',
  recovery: 'by itself',
  async prepare(hub) {
    await nextFamily(hub)
    const office = await signInStaff(hub, 'admissions')
    const message = await nextMessage(hub, 'notice.reminder')
    const reminderOf = async () => `/api/reminders/${JSON.parse((await message()).payload).reminder}`
    return {
      async duringFault() {
        await startNow(office)
        const word = wordFor(await message())
        const { body } = await office.get<SendingBody[]>(`${await reminderOf()}/sendings`)
        return word === asAlways && body.some(({ state }) => state === 'failed') ? 'told in its list' : word
      },
      async onceWell() {
        await goOn(hub, await message())
        await until(message, ({ status }) => status === 'done')
        // It would take the next family's turn while all is still well; one that has ended is refused.
        expect([200, 409]).toContain((await office.post(`${await reminderOf()}/stop`, {})).status)
      },
    }
  },
}

export const noticesScenes: readonly Scene[] = [
  ...common,
  deliveryOfPaid('The receipt of a paid enrollment is mailed', 'notice.receipt'),
  linkToGuardian,
  reminding,
]
