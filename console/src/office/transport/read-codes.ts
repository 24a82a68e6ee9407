/** Codes that the hub takes in one question. */
export const MAX_CODES = 200

/** The school codes of a text with commas between, each once; what is none is returned apart. */
export function readCodes(written: string): { codes: readonly string[]; malformed: readonly string[] } {
  const words = [
    ...new Set(
      written
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]
  const isCode = (word: string) => /^[A-Z0-9]{5}$/.test(word)
  return { codes: words.filter(isCode), malformed: words.filter((word) => !isCode(word)) }
}
