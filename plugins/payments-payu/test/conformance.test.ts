import { conforms } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'
import { openStage } from '../stage/index.ts'

/** PayU signs no time, so that an event bears the hub's: it stands still here. */
conforms(plugin, openStage, { now: () => new Date('2025-06-18T15:00:00Z') })
