import { conforms } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'
import { stageOf } from '../stage/index.ts'

conforms(plugin, stageOf({ root: 'v1', mostRows: 2 }))
