import { definePlugin } from '@matricula/contract'
import { openAlma } from './adapter.ts'
import { settings } from './settings.ts'

export const plugin = definePlugin({ name: 'sis-alma', kind: 'sis', contract: 1, settings, create: openAlma })
