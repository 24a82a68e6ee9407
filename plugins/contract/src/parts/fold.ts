/** A word by which two writings of it are compared: without case, accents and anything but letters and digits. */
export function fold(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
