import { fold } from './fold.ts'

interface NamedStudent {
  readonly code: string
  readonly firstNames: string
  readonly lastNames: string
}

const longest = 200

/**
 * Pure: what a document or an amount is for, as it is told to who pays; empty where a child's name or code stands in it,
 * for who pays may not be told it (pay-links-4).
 */
export function conceptWithoutNames(description: string, students: readonly NamedStudent[]): string {
  const text = asLatin(description)
  const words = new Set(text.split(' '))
  const isNamed = students.some(
    ({ code, firstNames, lastNames }) =>
      formOfCode(code).test(text) ||
      asLatin(`${firstNames} ${lastNames}`)
        .split(' ')
        .some((name) => name.length > 2 && words.has(name)),
  )
  return isNamed ? '' : description.trim().slice(0, longest)
}

/** Cyrillic and Greek letters that look like Latin ones, each over its own. */
const lookalikes = new Map(
  Array.from('авсԁеһіјкмнорԛѕтԝухαβεηικμνορτυχζı', (letter, at) => [
    letter,
    'abcdehijkmhopqstwyxabehikmnoptyxzi'[at] ?? letter,
  ]),
)

function asLatin(text: string): string {
  const seen = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  return Array.from(fold(seen), (letter) => lookalikes.get(letter) ?? letter).join('')
}

/** Digits of a code with spaces and signs of any kind between them, its letters with spaces and signs alone; not within a longer number. */
function formOfCode(code: string): RegExp {
  const signs = Array.from(asLatin(code))
  const isDigit = (sign: string | undefined) => /^\d$/.test(sign ?? '')
  const form = signs.map((sign, at) => {
    if (at === 0) return sign
    return `${isDigit(sign) && isDigit(signs[at - 1]) ? String.raw`[^\d\p{L}]*` : ' *'}${sign}`
  })
  const before = isDigit(signs[0]) ? String.raw`(?<!\d)` : ''
  const after = isDigit(signs.at(-1)) ? String.raw`(?!\d)` : ''
  return new RegExp(`${before}${form.join('')}${after}`, 'u')
}
