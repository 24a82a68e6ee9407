import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The hub's programs and the plugins that come with it in one file: reading 1,500 cost most of a start. */
const here = fileURLToPath(new URL('.', import.meta.url))
const program = path.join(here, 'dist/program')
const { dependencies } = manifestOf(here)

/** Stays a package of its own: what has native parts or files beside it, or is needed by some hubs only. */
const apart = ['bullmq', 'ioredis', 'libsql', 'pdfmake', 'pg', 'swagger-ui-dist', 'tedious']

const missing = apart.filter((name) => !(name in dependencies))
if (missing.length > 0) throw new Error(`not among the hub's dependencies: ${missing.join(', ')}`)

/** Drivers that knex names and the hub does not have. */
const foreignDrivers = [
  'better-sqlite3',
  'mariadb',
  'mysql',
  'mysql2',
  'oracledb',
  'pg-native',
  'pg-query-stream',
  'sqlite3',
]

const pluginsFolder = path.join(here, '../plugins')
const plugins = readdirSync(pluginsFolder)
  .map((name) => path.join(pluginsFolder, name))
  .filter((folder) => existsSync(path.join(folder, 'package.json')))
  .map(manifestOf)
  .filter(({ name, exports }) => name !== '@matricula/contract' && exports?.['.']?.['matricula-src'])

/** What a plugin needs of its vendor stays a package, loaded with that plugin alone. */
const ofVendors = plugins
  .flatMap((plugin) => Object.keys(plugin.dependencies ?? {}))
  .filter((name) => name !== 'joi' && name !== '@matricula/contract')

const shippedPlugins = {
  name: 'shipped-plugins',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\/shipped-plugins\.ts$/ }, () => ({
      contents: `export const shippedPlugins = {${plugins.map(({ name }) => `'${name}': () => import('${name}')`).join()}}`,
      resolveDir: here,
    }))
    onResolve({ filter: /\/import-package\.ts$/ }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: './import-package.js', external: true },
    )
  },
}

await rm(program, { recursive: true, force: true })
const common = {
  absWorkingDir: here,
  outdir: program,
  bundle: true,
  // CommonJS starts sooner than modules, and V8's cache of code takes scripts.
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
  // Packages of this repository come along, from their sources.
  conditions: ['matricula-src'],
  external: [...apart, ...foreignDrivers, ...ofVendors],
  define: { 'import.meta.url': 'fileUrl' },
  banner: { js: "const fileUrl = require('node:url').pathToFileURL(__filename).href;" },
  plugins: [shippedPlugins],
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
  // What reads sources is not asked where they are built.
  logOverride: { 'empty-import-meta': 'silent' },
}
// Code that V8 takes from its cache cannot import; what it loads late is a part of it or required.
await build({ ...common, entryPoints: ['src/programs.ts'], supported: { 'dynamic-import': false } })
await escapeLetters(path.join(program, 'programs.js'))
await build({
  ...common,
  entryPoints: [
    'src/launch.ts',
    'src/prepare.ts',
    'src/plugins/import-package.ts',
    'src/modules/receipts/pdf-thread.ts',
  ],
  // What a thread runs lies beside what starts it.
  entryNames: '[name]',
})
await writeFile(path.join(program, 'package.json'), '{ "type": "commonjs" }\n')
for (const name of ['main', 'worker', 'db-tool'])
  await writeFile(path.join(program, `${name}.js`), `require('./launch.js').launch('${name}')\n`)

const config = path.join(here, '../config')
const { prepareConfiguration } = await import('./dist/program/prepare.js')
await prepareConfiguration(config)
await keepCompiled()

function manifestOf(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}

/** What is read a byte a letter has no letter beyond ASCII; esbuild leaves those of regular expressions and tagged templates. */
async function escapeLetters(file) {
  const code = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(/[^\0-\x7f]/g, code))
}

/** Starts a sandbox in a folder of its own, so that V8 compiles what a start needs, and keeps that. */
async function keepCompiled() {
  const root = await mkdtemp(path.join(tmpdir(), 'matricula-build-'))
  await cp(config, path.join(root, 'config'), { recursive: true })
  await writeFile(path.join(root, 'quiet.yaml'), 'log: error\n')
  const hub = spawn(process.execPath, [path.join(here, 'keep-compiled.js')], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', MATRICULA_SETTINGS: 'quiet.yaml' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  hub.stdout.on('data', (line) => String(line).includes('ready ') && hub.kill('SIGTERM'))
  const code = await new Promise((resolve) => hub.once('exit', resolve))
  await rm(root, { recursive: true, force: true })
  if (code !== 0) throw new Error('the hub did not start with the shipped configuration')
}
