import { conforms } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'
import { openFormStage, openStage } from '../stage/index.ts'

/** ePayco signs no time, so that an event bears the hub's: it stands still here. */
const options = { now: () => new Date('2025-06-18T15:00:00Z') }

conforms(plugin, openStage, options)
conforms(plugin, openFormStage, options)
