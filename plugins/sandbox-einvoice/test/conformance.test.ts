import { conforms } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'
import { openStage } from './support/stage.ts'

conforms(plugin, openStage)
