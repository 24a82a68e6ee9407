import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'
import { compileTexts, keeping } from './texts/compile.js'

/** One file for what every start needs and one for each part that only some commands need: fewer files, faster start. */
const here = fileURLToPath(new URL('.', import.meta.url))
const program = path.join(here, 'dist/program')
const target = 'node20.19'
const { dependencies } = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'))

const along = new Set(['commander', 'env-paths', 'get-east-asian-width', 'openapi-fetch', 'picocolors'])

/** What a package loads at once and this program needs late or never would cost every start some milliseconds. */
const late = {
  name: 'late',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:(?:child_process|process)$/ }, ({ path, importer }) =>
      importer.includes('node_modules') ? { path, namespace: 'late' } : undefined,
    )
    onLoad({ filter: /child_process/, namespace: 'late' }, () => ({
      contents: `exports.spawn = (...given) => require('node:child_process').spawn(...given)`,
    }))
    // As a module it would open all three standard streams to list what it exports.
    onLoad({ filter: /node:process/, namespace: 'late' }, () => ({ contents: 'module.exports = process' }))
  },
}

/** The texts lie beside the program, by language and command: nobody reads all of them. */
const texts = {
  name: 'texts',
  setup({ onLoad }) {
    onLoad({ filter: /\.yaml$/ }, async ({ path: file }) => {
      const language = path.basename(file, '.yaml')
      await mkdir(path.join(program, language))
      for (const [area, messages] of Object.entries(compileTexts(await readFile(file, 'utf8'))))
        await writeFile(path.join(program, language, `${area}.json`), JSON.stringify(messages))
      return { contents: `${readFrom(language)}\n${keeping}`, loader: 'js' }
    })
  },
}

/** As `import.meta` is written where the parts have become CommonJS. */
function readFrom(language) {
  return `import { readFileSync } from 'node:fs'
const read = (area) => JSON.parse(readFileSync(import.meta.dirname + '/${language}/' + area + '.json', 'utf8'))`
}

await rm(program, { recursive: true, force: true })
await mkdir(program, { recursive: true })
const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: ['src/main.ts'],
  outdir: program,
  metafile: true,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target,
  // Packages of this repository come along, from their sources.
  conditions: ['matricula-src'],
  jsx: 'automatic',
  minify: true,
  // What most commands need comes along; what only some do is loaded from its package by those.
  external: Object.keys(dependencies).filter((name) => !along.has(name)),
  define: { 'import.meta.dirname': '__dirname' },
  plugins: [late, texts],
  logLevel: 'warning',
})

/**
 * Only modules can be split, but CommonJS starts sooner: no second loader wakes up, and nothing of Node's own is
 * opened to list what it exports. What draws stays a module, since Ink awaits while it loads.
 */
const files = (await readdir(program)).filter((file) => file.endsWith('.js'))
const codes = new Map()
for (const file of files) codes.set(file, await readFile(path.join(program, file), 'utf8'))
const modules = new Set(files.filter((file) => codes.get(file).includes('from"ink"')))
for (const file of files) await writeFile(path.join(program, file), linked(codes.get(file)))

/** What every start needs stands within one file; the other parts are opened from there, past Node's own search for them. */
const started = startedWith('main.js')
await writeFile(path.join(program, 'started.js'), startedFrom(await startedCode()))
for (const file of files) {
  if (modules.has(file)) await keepModule(file)
  else if (!started.has(file))
    await writeFile(path.join(program, file), `(${partOf(await scriptOf(codes.get(file)))})`)
  if (modules.has(file) || started.has(file)) await rm(path.join(program, file))
}
await writeFile(path.join(program, 'package.json'), '{ "type": "commonjs" }\n')
keepCompiled()

/** What is a script can be taken at once; a module's loader is that of whoever starts the program. */
function linked(code) {
  return code.replaceAll(/\bimport\("((?:\.\/)?([^"]+))"\)/g, (_whole, from, name) => {
    if (modules.has(name)) return `require.module("${from.replace(/\.js$/, '.mjs')}")`
    const isScript = codes.has(name) || from.startsWith('node:')
    return isScript ? `Promise.resolve().then(()=>require("${from}"))` : `require.module("${from}")`
  })
}

async function scriptOf(code) {
  const script = await transform(linked(code), { format: 'cjs', platform: 'node', target, minify: true })
  return script.code
}

function partOf(script) {
  return `function(module,exports,require,__dirname){${script}}`
}

/** The files that one imports when it is loaded, and those that these import. */
function startedWith(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of importsOf(file)) startedWith(imported, found)
  return found
}

function importsOf(file) {
  return outputOf(file)
    .imports.filter(({ path: imported, kind }) => kind === 'import-statement' && imported.endsWith('.js'))
    .map(({ path: imported }) => path.basename(imported))
}

function outputOf(file) {
  return Object.entries(metafile.outputs).find(([output]) => path.basename(output) === file)[1]
}

/** One script that exports each of its parts under the part's name. */
async function startedCode() {
  const contents = [...started].map((file) => `export * as "./${file}" from "./${file}"`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: program },
    external: files.filter((file) => !started.has(file)).map((file) => `./${file}`),
    packages: 'external',
    write: false,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target,
    minify: true,
  })
  return outputFiles[0].text
}

function startedFrom(script) {
  return `(function(module,require,__dirname,{open,openModule}){
const first={exports:{}},made=new Map();
const load=name=>{
  if(!name.startsWith("./"))return require(name);
  if(Object.hasOwn(first.exports,name))return first.exports[name];
  if(!made.has(name)){
    const part={exports:{}};
    made.set(name,part);
    open(name)(part,part.exports,load,__dirname)
  }
  return made.get(name).exports
};
module.exports=Object.assign(load,{module:openModule});
(${partOf(script)})(first,first.exports,load,__dirname)})`
}

/** What a module imports of the other parts it finds in a file that leads there, their exports named. */
async function keepModule(file) {
  const code = codes.get(file).replaceAll(/\b(from|import)"\.\/([^"]+)\.js"/g, '$1"./$2.cjs"')
  await writeFile(path.join(program, file.replace(/\.js$/, '.mjs')), code)
  for (const imported of importsOf(file)) {
    const lead = `module.exports=require.main.exports("./${imported}");0&&(module.exports={${outputOf(imported).exports.join()}})\n`
    await writeFile(path.join(program, imported.replace(/\.js$/, '.cjs')), lead)
  }
}

/** What V8 makes of the file of every start; another V8 than that of this build compiles it anew. */
function keepCompiled() {
  execFileSync(process.execPath, [path.join(here, 'keep-compiled.js'), '--help'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
