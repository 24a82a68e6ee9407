import type { House } from '../../house.ts'
import { orderById } from '../enrollment/index.ts'
import { askForCheckout } from './ask-for-checkout.ts'
import { attemptById } from './attempt.store.ts'
import { isUnanswered } from './unanswered.ts'

/** Asks again for a checkout that was lost on its way, so that whoever looks at the payment can go on with it. */
export async function askUnanswered(house: House, attemptId: string): Promise<void> {
  const attempt = await attemptById(house.database, attemptId)
  if (attempt.path !== 'provider' || !isUnanswered(attempt, house.clock.now())) return
  await askForCheckout(house, attempt, 'es-CO')
  house.live.changed((await orderById(house.database, attempt.orderId)).token)
}
