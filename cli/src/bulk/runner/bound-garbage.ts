import { setFlagsFromString } from 'node:v8'

/**
 * A run keeps no row, but each call leaves garbage, which V8 lets gather until it is three times what is in use. Of a run
 * it is to be half as much, however many rows there are.
 */
export function boundGarbage(): void {
  setFlagsFromString('--heap-growing-percent=50')
}
