import { isDelivered, readBooks } from './books.ts'
import { type Choices, Family, rightAndCosts } from './family.ts'
import { Provider } from './provider.ts'
import { setSeasonClock } from './season-clock.ts'
import { runHub, type TestHub, type TestHubOptions } from './test-hub.ts'
import { until } from './until.ts'

/** Who pays, in the tests of one payment. */
export const code = '10001'

/** A hub where one family has begun to pay. */
export async function beginPayment(options: TestHubOptions = {}, choices: Choices = rightAndCosts) {
  const hub = await runHub(options)
  const family = await Family.signIn(hub, code)
  const started = (await family.pay(await family.quote(choices))).body
  return { hub, family, started, provider: new Provider(hub) }
}

/** Waits until the family is told that. */
export function says(family: Family, status: string) {
  return until(
    () => family.check(),
    (seen) => seen.status === status,
  )
}

/** The books once everything about the order has been delivered. */
export function settled({ hub }: TestHub) {
  return until(() => readBooks(hub.app, code), isDelivered)
}

/** The family comes back from the provider when its time to pay is over. */
export async function letItExpire(hub: TestHub, { token }: { token: string }): Promise<void> {
  const { attemptMinutes } = hub.hub.app.config.settings.payments
  const later = new Date(hub.hub.app.clock.now().getTime() + (attemptMinutes + 1) * 60_000)
  await setSeasonClock(hub, later.toISOString())
  await comeBack(hub, token)
}

/** The browser returns from the provider. */
export function comeBack({ visitor }: TestHub, token: string) {
  return visitor().get(`/api/payments/return/card?token=${token}&estado=Aceptada`)
}
