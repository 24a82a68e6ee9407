import type { Law } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { type Breakages, breaking, withAdapter } from './breakage.ts'

const { payments } = sound

export const brokenPrefill: Breakages<Law<'payments'>> = {
  'what the payer typed goes to the browser in the prefill alone': [
    breaking(
      'the form holds the payer’s address',
      'acudiente@example.com',
      withAdapter(payments, (intact) => ({
        async startCheckout(request, write) {
          const { providerRef } = await intact.startCheckout(request, write)
          const fields = { email: request.payer.email }
          return { is: 'form', action: 'https://vendor.example/pay', fields, providerRef }
        },
      })),
    ),
  ],
}
