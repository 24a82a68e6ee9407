import { definePlugin } from '@matricula/contract'
import { openOpenApply } from './adapter.ts'
import { settings } from './settings.ts'

export const plugin = definePlugin({
  name: 'sis-openapply',
  kind: 'sis',
  contract: 1,
  settings,
  create: openOpenApply,
})
