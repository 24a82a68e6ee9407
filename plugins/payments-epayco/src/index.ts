import { definePlugin } from '@matricula/contract'
import { createAdapter } from './adapter.ts'
import { settings } from './settings.ts'

export const plugin = definePlugin({
  name: 'payments-epayco',
  kind: 'payments',
  contract: 2,
  settings,
  create: createAdapter,
})
