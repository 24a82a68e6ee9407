import { unzipSync, zipSync } from 'fflate/browser'

export * from 'fflate/browser'

/**
 * Stands in for `fflate` where workbooks are written and read: its own `zip` and `unzip` hand larger files to a worker
 * made of text, which the page's policy refuses, and then never answer.
 */
export function zip(
  files: Parameters<typeof zipSync>[0],
  done: (error: null, archive: Uint8Array) => void,
): void {
  done(null, zipSync(files))
}

export function unzip(
  archive: Uint8Array,
  options: Parameters<typeof unzipSync>[1],
  done: (error: null, files: ReturnType<typeof unzipSync>) => void,
): void {
  done(null, unzipSync(archive, options))
}
