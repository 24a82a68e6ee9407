import type { Read } from '@matricula/contract'
import { brokenAnswers, smallSchool } from '@matricula/contract/kit'
import { expect, it } from 'vitest'
import type { Plugins } from '../../src/plugins/index.ts'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import { chooseAtProvider } from './support/at-the-provider.ts'
import { type RealHub, type KindOfRealAdapter, runRealHub } from './support/real-hub.ts'

const { student, account } = theFirst(smallSchool.students)
/** Another home each time: a distance that is known is not asked again. */
let homes = 0
function aHome() {
  homes += 1
  return { lat: 4.8612 + homes / 1000, lng: -74.0591 }
}

type Ask = (plugins: Plugins, read: Read) => Promise<unknown>

/** One read of each system over HTTP; mail has a test of its own. */
const asks: readonly (readonly [kind: Exclude<KindOfRealAdapter, 'notices'>, ask: Ask])[] = [
  ['sis', ({ sis }, read) => sis.findStudent(student.code, read)],
  ['accounting', ({ accounting }, read) => accounting.balance(account.partner.code, read)],
  ['accessControl', ({ accessControl }, read) => accessControl.findPerson(student.code, read)],
  ['maps', ({ maps }, read) => maps.distance(aHome(), smallSchool.place, read)],
  [
    'payments',
    (plugins, read) => plugins.payments('card').find({ reference: 'MH-0', providerRef: null }, read),
  ],
  ['esign', ({ esign }, read) => esign.findByReference('MH-0', read)],
]

function theFirst<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('the school has no students')
  return first
}

const timeoutMs = 1500

function asking(): Read {
  return { signal: AbortSignal.timeout(timeoutMs), trace: 'test' }
}

/** The hub answers, and a family that comes in finds its season. */
async function expectOpen(hub: RealHub): Promise<void> {
  expect((await hub.visitor().get('/api/health/live')).status).toBe(200)
  await Family.signIn(hub, student.code)
}

/** Staff ask the integration how it is, which closes its breaker once it is well. */
async function expectWell(hub: RealHub, instance: string): Promise<void> {
  const staff = await signInStaff(hub, 'it')
  await until(
    async () => (await staff.post<{ is: string }>(`/api/plugins/${instance}/check`, {})).body,
    ({ is }) => is === 'up',
  )
}

it.each(asks)(
  'a vendor of %s that hangs, drips, fails, answers a page or 50 MB takes nothing else down',
  async (kind, ask) => {
    const hub = await runRealHub({ through: kind })
    const { plugins } = hub.hub.app
    await expect(ask(plugins, asking())).resolves.toBeDefined()
    for (const mishap of [...brokenAnswers, 'hangs', 'hangs-up', 'garbage'] as const) {
      await hub.line?.injectFault(mishap)
      await expect(ask(plugins, asking()), mishap).rejects.toMatchObject({ name: 'PluginFault' })
      await expectOpen(hub)
    }
    await hub.line?.clearFault()
    await expectWell(hub, `${kind}.${kind === 'payments' ? 'card' : 'main'}`)
    await expect(ask(plugins, asking())).resolves.toBeDefined()
  },
)

it('a mail server that hangs keeps a receipt’s notice waiting, and neither the payment nor the order', async () => {
  const hub = await runRealHub()
  await hub.stages.notices.vendor.injectFault('hangs')
  const family = await Family.signIn(hub, student.code)
  const started = (await family.pay(await family.quote(rightAndCosts))).body
  await chooseAtProvider(started, 'approve')
  const states = await until(
    async () => {
      const rows: { topic: string; status: string }[] = await hub.hub.app.database('outbox')
      return Object.fromEntries(rows.map(({ topic, status }) => [topic, status]))
    },
    (seen) => seen['accounting.order'] === 'done',
  )
  expect(states['notice.receipt']).not.toBe('done')
  expect((await family.check()).status).toBe('APROBADO')
})
