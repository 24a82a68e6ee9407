import { conforms } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'
import { openStage } from '../stage/index.ts'

// The pretend server keeps a newcomer waiting for 100 ms before it greets.
conforms(plugin, openStage, { underWayMs: 500 })
