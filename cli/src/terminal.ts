import type { Readable, Writable } from 'node:stream'

/** A stream that may be a person's screen. */
export interface Screen extends Writable {
  readonly isTTY?: boolean
  readonly columns?: number
}

export interface Keyboard extends Readable {
  readonly isTTY?: boolean
  setRawMode?(mode: boolean): unknown
}

/** Where a command reads and writes. Data goes to stdout, talk to stderr. */
export interface Terminal {
  readonly stdin: Keyboard
  readonly stdout: Screen
  readonly stderr: Screen
}

/** Whether a person sits there: somebody can be asked, and a view may be drawn. */
export function isInteractive({ stdin, stderr }: Terminal, isCi: boolean): boolean {
  return !isCi && stdin.isTTY === true && stderr.isTTY === true
}
