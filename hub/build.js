import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { build } from 'esbuild'
import { parse } from 'yaml'

/** The hub's programs with what every start of them needs in a few files: reading 1,500 cost most of a start. */
const here = fileURLToPath(new URL('.', import.meta.url))
const program = path.join(here, 'dist/program')
const { dependencies } = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'))

/** Stays a package of its own: what plugins share with the hub, has native parts or files beside it, or is needed by some hubs only. */
const apart = new Set([
  '@matricula/contract',
  'bullmq',
  'ioredis',
  'joi',
  'knex',
  'libsql',
  'pdfmake',
  'pg',
  'swagger-ui-dist',
  'tedious',
])

const missing = [...apart].filter((name) => !(name in dependencies))
if (missing.length > 0) throw new Error(`not among the hub's dependencies: ${missing.join(', ')}`)

await rm(program, { recursive: true, force: true })
await build({
  absWorkingDir: here,
  // What a thread runs lies beside what starts it.
  entryPoints: {
    main: 'src/main.ts',
    worker: 'src/worker.ts',
    'db-tool': 'src/db-tool.ts',
    'pdf-thread': 'src/modules/receipts/pdf-thread.ts',
  },
  outdir: program,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: [...apart],
  // Packages that are no modules yet load Node's own parts by `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
})

/** What the shipped configuration says, by the hash of each file's text: a start that finds it there parses no YAML. */
const config = path.join(here, '../config')
const prepared = path.join(program, 'prepared-yaml')
await mkdir(prepared)
for (const name of await readdir(config, { recursive: true })) if (name.endsWith('.yaml')) await prepare(name)

async function prepare(name) {
  const text = await readFile(path.join(config, name), 'utf8')
  const value = parse(text)
  const json = JSON.stringify(value)
  if (!isDeepStrictEqual(JSON.parse(json), value)) return
  await writeFile(path.join(prepared, `${createHash('sha256').update(text).digest('hex')}.json`), json)
}
