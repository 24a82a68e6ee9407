import { definePlugin } from '@matricula/contract'
import { createAdapter } from './adapter.ts'
import { settings } from './settings.ts'

export const plugin = definePlugin({
  name: 'notices-webhook',
  kind: 'notices',
  contract: 1,
  settings,
  create: createAdapter,
})
