import { readFileSync, writeFileSync } from 'node:fs'
import { keysOf } from './compile.js'

const yaml = readFileSync(new URL('es.yaml', import.meta.url), 'utf8')
writeFileSync(new URL('../src/text-keys.ts', import.meta.url), keysOf(yaml))
