import { definePlugin } from '@matricula/contract'
import { openSandboxAccounting } from './adapter.ts'
import { settings } from './settings.ts'

export const plugin = definePlugin({
  name: 'sandbox-accounting',
  kind: 'accounting',
  contract: 1,
  settings,
  create: openSandboxAccounting,
})
