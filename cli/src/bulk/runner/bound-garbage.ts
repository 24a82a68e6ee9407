import { setFlagsFromString } from 'node:v8'

/**
 * A run keeps no row, but each call leaves garbage, which V8 lets gather until it is three times what is in use, and for
 * which it doubles the space for new objects again and again. Of a run it is to be half as much, in as much space as it
 * began with, however many rows there are.
 */
export function boundGarbage(): void {
  setFlagsFromString('--heap-growing-percent=50')
  setFlagsFromString('--semi-space-growth-factor=1')
}
