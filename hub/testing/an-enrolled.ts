import { beginPayment, code, says } from './a-payment.ts'
import { isDelivered, readBooks } from './books.ts'
import type { TestHubOptions } from './test-hub.ts'
import { until } from './until.ts'

/** A hub where one family has paid the fee and the annual costs, and accounting has the order: the year follows. */
export async function anEnrolled(options: TestHubOptions = {}) {
  const begun = await beginPayment(options)
  const { hub, family, started } = begun
  await family.chooseAtProvider(started, 'approve')
  await says(family, 'APROBADO')
  await until(() => readBooks(hub.hub.app, code), isDelivered)
  return begun
}
