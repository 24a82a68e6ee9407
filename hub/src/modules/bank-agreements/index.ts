import type { Module } from '../../app-context.ts'
import { expireAgreements } from './expire-agreements.ts'
import { guardedBankFile } from './guarded-bank-file.ts'
import { guardedConfirmation } from './guarded-confirmation.ts'

export { bankLinesToReview } from './bank-lines-to-review.store.ts'

/** Orders that are paid at the bank by reference: who waits, the bank's file, and what a person confirms. */
export const bankAgreementsModule: Module = {
  name: 'bank-agreements',
  register: (server, app) => {
    const confirmations = {
      confirm: guardedConfirmation(app, 'agreement.confirm'),
      manual: guardedConfirmation(app, 'agreement.manual-income'),
      file: guardedBankFile(app),
    }
    for (const act of Object.values(confirmations)) server.app.guardsAct(act)
    server.app.moduleRoutes.add(server, async () => {
      const { agreementRoutes } = await import('./agreement.routes.ts')
      return agreementRoutes(app, confirmations)
    })
    app.work.add({
      name: 'expire-agreements',
      every: '0 */5 * * * *',
      begins: 'at-once',
      concurrency: 'one',
      run: () => expireAgreements(app),
    })
  },
}
