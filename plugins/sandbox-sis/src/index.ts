import { definePlugin } from '@matricula/contract'
import { openSandboxSis } from './adapter.ts'
import { settings } from './settings.ts'

export const plugin = definePlugin({
  name: 'sandbox-sis',
  kind: 'sis',
  contract: 1,
  settings,
  create: openSandboxSis,
})
