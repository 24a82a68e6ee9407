import { conforms } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'
import { openStageWith } from '../stage/index.ts'

conforms(plugin, () => openStageWith({ search: 'autocomplete' }))
