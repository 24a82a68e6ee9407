import { existsSync, readFileSync } from 'node:fs'
import { createRequire, Module } from 'node:module'
import path from 'node:path'
import { Script } from 'node:vm'
import { holdSpaceForNewObjects } from './space-for-new-objects.ts'

/** What the built file holds: each runs when it is loaded. */
type Programs = Readonly<Record<'main' | 'worker' | 'db-tool', () => Promise<unknown>>>

const file = path.join(__dirname, 'programs.js')

/** What V8 made of the programs when they were built; another V8 than that compiles them anew. */
export const compiledFile = `${file}.compiled`

export function launch(program: keyof Programs): void {
  void load().programs[program]()
}

/** The built programs, by V8's own cache of code: compiling them is a quarter of a start. */
export function load(): { readonly script: Script; readonly programs: Programs } {
  const cachedData = existsSync(compiledFile) ? readFileSync(compiledFile) : undefined
  // All of it is ASCII, and as such it takes a byte a letter.
  const text = Module.wrap(readFileSync(file, 'latin1'))
  const script = new Script(text, { filename: file, ...(cachedData && { cachedData }) })
  holdSpaceForNewObjects()
  const module: { exports: { readonly programs?: Programs } } = { exports: {} }
  script.runInThisContext()(module.exports, createRequire(file), module, file, __dirname)
  if (module.exports.programs === undefined) throw new Error(`no programs in ${file}`)
  return { script, programs: module.exports.programs }
}
