import { createReadStream } from 'node:fs'

/** A line of a file, and at which byte it begins. */
export interface FileLine {
  readonly text: string
  readonly at: number
}

const newline = 0x0a

/** The whole lines of a file; what follows the last newline was being written when the power went, and is left out. */
export async function* linesOf(file: string): AsyncGenerator<FileLine> {
  let rest = Buffer.alloc(0)
  let at = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 128 * 1024 })) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let from = 0
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, from)) {
      yield { text: bytes.toString('utf8', from, end), at: at + from }
      from = end + 1
    }
    at += from
    rest = bytes.subarray(from)
  }
}
