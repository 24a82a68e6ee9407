/** A word that is not written, and the one of our dictionary that is. */
export interface Stray {
  readonly key: string
  readonly word: string
  readonly write: string
}
type Rule = readonly [stray: RegExp, write: string]
declare const rules: {
  'es-CO': readonly Rule[]
  en: readonly Rule[]
}
/** What a table of texts says in words that are not ours. */
export declare function strayWords(
  texts: ReadonlyMap<string, string>,
  locale: keyof typeof rules,
  kept?: readonly RegExp[],
): readonly Stray[]
export {}
