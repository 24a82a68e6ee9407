import { writeFileSync } from 'node:fs'
import { compiledFile, load } from './dist/program/launch.js'

/** Run by `build.js`: the hub as it is, which keeps what V8 has compiled of it when it is ended. */
const { script, programs } = load()
process.once('exit', () => writeFileSync(compiledFile, script.createCachedData()))
await programs.main()
