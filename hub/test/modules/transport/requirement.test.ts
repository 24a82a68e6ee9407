import { expect, it } from 'vitest'
import { requirementOf } from '../../../src/modules/transport/requirement.ts'

const none = { required: false, modality: null, busStop: false, flagged: false }
const route = (modality: 'MEDIO' | 'COMPLETO', busStop = false) => ({
  required: true,
  modality,
  busStop,
  flagged: false,
})
const unclear = (busStop = false) => ({ required: true, modality: null, busStop, flagged: true })

it.each([
  ['', none],
  ['   ', none],
  ['No', none],
  [' NO. ', none],
  ['Full route', route('COMPLETO')],
  ['half route', route('MEDIO')],
  ['FULL BUS STOP', route('COMPLETO', true)],
  ['Half bus-stop', route('MEDIO', true)],
  ['Yes', route('COMPLETO')],
  ['Sí', route('COMPLETO')],
  ['SI', route('COMPLETO')],
  ['Si\u0301, completo', route('COMPLETO')],
  ['Yes, half route', route('MEDIO')],
  ['Bus stop', unclear(true)],
  ['Ruta de la mañana', unclear()],
  ['sister picks up', unclear()],
  ['Not yet', unclear()],
  ['No full route', unclear()],
  ['half or full', unclear()],
])('reads the requirement %o', (text, expected) => {
  expect(requirementOf(text)).toEqual(expected)
})
