const unitWords = [
  'apartamento',
  'apartamentos',
  'aptos?',
  'apt',
  'ap',
  'torres?',
  'interiores',
  'interior',
  'int',
  'casas?',
  'cs',
  'bloques?',
  'blq?',
  'oficina',
  'ofi?',
]

/** A unit word with its number or letter: 'Apto 501', 'Torre B', 'Int. 3-201'; never a word alone, as in 'Casa de Nariño'. */
const unit = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${unitWords.join('|')})(?:\.|\s|\s?#|\s?no\.?\s)\s*(?:\d[\p{L}\d-]*|\p{L}\d*)(?![\p{L}\p{N}])`,
  'giu',
)

/**
 * What was typed without the flat, tower or house within a compound, which no geocoder knows and which leads it
 * astray: 'Cra 7 # 100-10 Apto 501' is 'Cra 7 # 100-10'. A text of nothing else stays.
 */
export function toAddressText(typed: string): string {
  const whole = typed.replaceAll(/\s+/gu, ' ').trim()
  const bare = whole
    .replaceAll(unit, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?:\s?,)+(?=\s|,|$)/gu, ',')
    .replace(/^[\s,;-]+|[\s,;-]+$/gu, '')
  return bare === '' ? whole : bare
}
