import { setFlagsFromString } from 'node:v8'

/**
 * For a start: it keeps most of what it makes, for which V8 would double the space for new objects again and again, and
 * give it back minutes later. Only once the compiled code is taken, which V8 refuses under other flags than it was made
 * with.
 */
export function holdSpaceForNewObjects(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** As V8 has it, once a program has started: its work makes garbage, and in more space there is less to collect. */
export function growSpaceForNewObjects(): void {
  setFlagsFromString('--semi-space-growth-factor=2')
}
