import path from 'node:path'

/** Seen from the compiled bench, which is the one that runs. */
const compiled = path.resolve(import.meta.dirname, '../..')

export const repository = path.resolve(compiled, '../..')
export const compiledHub = path.join(compiled, 'program/main.js')
export const compiledWorker = path.join(compiled, 'program/worker.js')

/** A compiled program of the bench, such as `baseline/bare-hapi.js`. */
export function program(name: string): string {
  return path.join(compiled, 'bench', name)
}
