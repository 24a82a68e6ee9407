import { own } from '@matricula/contract'

export const locales = ['es-CO', 'en'] as const
export type Locale = (typeof locales)[number]

/** Texts by flat key, such as `login.title`. */
export type Catalogue = Readonly<Record<string, string>>
export type Texts = Readonly<Record<Locale, Catalogue>>

/** Who reads: every text, and the language that is asked for. */
export interface TextReader {
  readonly texts: Texts
  readonly locale: Locale
}

export type TextValues = Readonly<Record<string, string | number>>

/**
 * A text in the reader's language with its values filled in; {n:words} is the value in words. Of one thing, n being 1,
 * the text of the key with `One` behind it is said where there is one. A key nobody wrote is a bug and throws.
 */
export function translate(texts: Texts, locale: Locale, key: string, values: TextValues = {}): string {
  const one = String(values['n']) === '1' ? own(texts[locale], `${key}One`) : undefined
  const text = one ?? own(texts[locale], key)
  if (text === undefined) throw new Error(`no text ${key} in ${locale}`)
  return fill(withWords(text, texts[locale], values), values)
}

/** A number that the language has no word for stays a figure. */
function withWords(text: string, catalogue: Catalogue, values: TextValues): string {
  return text.replaceAll(/\{(\w+):words\}/g, (_whole, name: string) => {
    const value = own(values, name)
    return value === undefined ? `{${name}}` : (own(catalogue, `words.${value}`) ?? String(value))
  })
}

/** The places of a text, and whether it has a brace that belongs to none. */
export function placesIn(text: string): { readonly names: readonly string[]; readonly isBroken: boolean } {
  const place = /\{(\w+)(?::words)?\}/g
  const names = [...text.matchAll(place)].map(([, name = '']) => name)
  return { names: [...new Set(names)], isBroken: /[{}]/.test(text.replaceAll(place, '')) }
}

/** A text with its values in their places; a place without a value stays. */
export function fill(text: string, values: TextValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(own(values, name) ?? whole))
}
