import { conforms } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'
import { openStage } from '../stage/index.ts'

conforms(plugin, openStage)
