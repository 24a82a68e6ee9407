import { definePlugin } from '@matricula/contract'
import { createAdapter } from './adapter.ts'
import { settings } from './settings.ts'

export const plugin = definePlugin({
  name: 'sandbox-einvoice',
  kind: 'einvoice',
  contract: 1,
  settings,
  create: createAdapter,
})
