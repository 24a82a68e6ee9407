import { unzipSync, zipSync } from 'fflate/browser'

export * from 'fflate/browser'

/**
 * Stands in for `fflate` where workbooks are written and read, with the two forms that those call: its own `zip` and
 * `unzip` hand larger files to a worker made of text, which the page's policy refuses, and then never answer.
 */
export function zip(
  files: Parameters<typeof zipSync>[0],
  done: (error: null, archive: Uint8Array) => void,
): void {
  done(null, zipSync(files))
}

/** What is no archive is reported to its callback, as the reader expects it. */
export function unzip(
  archive: Uint8Array,
  done: (error: unknown, files?: ReturnType<typeof unzipSync>) => void,
): void {
  try {
    done(null, unzipSync(archive))
  } catch (error) {
    done(error)
  }
}
