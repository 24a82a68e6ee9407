import { definePlugin } from '@matricula/contract'
import { createAdapter } from './adapter.ts'
import { settings } from './settings.ts'

export const plugin = definePlugin({
  name: 'accounting-sap-b1',
  kind: 'accounting',
  contract: 1,
  settings,
  create: (given, kit) => createAdapter(given, kit),
})
