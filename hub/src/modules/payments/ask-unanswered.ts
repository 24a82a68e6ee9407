import type { AppContext } from '../../app-context.ts'
import { orderById } from '../enrollment/index.ts'
import { askForCheckout } from './ask-for-checkout.ts'
import { attemptById } from './attempt.store.ts'
import { isUnanswered } from './unanswered.ts'

/** Asks again for a checkout that was lost on its way, so that whoever looks at the payment can go on with it. */
export async function askUnanswered(app: AppContext, attemptId: string): Promise<void> {
  const attempt = await attemptById(app.database, attemptId)
  if (attempt.path !== 'provider' || !isUnanswered(attempt, app.clock.now())) return
  await askForCheckout(app, attempt, 'es-CO')
  app.live.changed((await orderById(app.database, attempt.orderId)).token)
}
