/** Letters without accents, digits and quiet punctuation: PayU's signatures stumble over the rest. */
export function plainText(text: string, most: number): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9 .,:()/-]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, most)
}
