import { fold } from '../../../api/fold.ts'
import type { Modality } from './transport-band.ts'

/** What a profile's free text asks for. `flagged`: staff must read it, because the text does not say which way. */
export interface TransportRequirement {
  readonly required: boolean
  readonly modality: Modality | null
  readonly busStop: boolean
  readonly flagged: boolean
}

/**
 * Reads the requirement text (transport-12), case and accents folded, words matched whole: 'bus stop' adds
 * the stop, 'half' is MEDIO, 'full', Yes and Si are COMPLETO, empty and No ask for nothing. Anything else,
 * and a text that contradicts itself, is required and flagged.
 */
export function requirementOf(text: string): TransportRequirement {
  const words = fold(text)
  if (words === '' || words === 'no') {
    return { required: false, modality: null, busStop: false, flagged: false }
  }
  const says = (word: string) => ` ${words} `.includes(` ${word} `)
  const contradicts = says('no') || (says('half') && says('full'))
  const modality = contradicts ? null : modalityOf(says)
  return { required: true, modality, busStop: says('bus stop'), flagged: modality === null }
}

/** 'Yes, half route' is half: Yes alone says only that there is transport. */
function modalityOf(says: (word: string) => boolean): Modality | null {
  if (says('half')) return 'MEDIO'
  return says('full') || says('yes') || says('si') ? 'COMPLETO' : null
}
