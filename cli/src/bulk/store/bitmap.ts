/** Which lines of a file are marked: a bit each, however long the file is. */
export interface Bitmap {
  readonly has: (line: number) => boolean
  readonly add: (line: number) => void
}

export function makeBitmap(lastLine: number): Bitmap {
  const bits = new Uint8Array(Math.ceil((lastLine + 1) / 8))
  return {
    has: (line) => ((bits[line >> 3] ?? 0) & (1 << (line & 7))) !== 0,
    add: (line) => {
      bits[line >> 3] = (bits[line >> 3] ?? 0) | (1 << (line & 7))
    },
  }
}
