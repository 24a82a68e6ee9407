import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Script } from 'node:vm'

/** Run by `build.js` with `--help`: keeps what V8 has compiled of the program when the help is shown. */
const file = path.join(import.meta.dirname, 'dist/program/started.js')
const script = new Script(readFileSync(file, 'latin1'), { filename: file })
process.once('exit', () => writeFileSync(`${file}.compiled`, script.createCachedData()))
script.runInThisContext()({}, createRequire(file), path.dirname(file), {})
