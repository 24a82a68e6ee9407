import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'
import { packedTexts, unpacking } from './texts/compile.js'

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

/** The texts of a language lie beside the program: nobody reads both. */
const texts = {
  name: 'texts',
  setup({ onLoad }) {
    onLoad({ filter: /\.yaml$/ }, async ({ path: file }) => {
      const packed = `${path.basename(file, '.yaml')}.json`
      await writeFile(path.join(program, packed), JSON.stringify(packedTexts(await readFile(file, 'utf8'))))
      return { contents: `${readPacked(packed)}\n${unpacking}`, loader: 'js' }
    })
  },
}

/** As `import.meta` is written where the parts have become CommonJS. */
function readPacked(packed) {
  return `import { readFileSync } from 'node:fs'
const read = () => JSON.parse(readFileSync(import.meta.dirname + '/${packed}', 'utf8'))`
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
const parts = await Promise.all(
  (await readdir(program))
    .filter((file) => file.endsWith('.js'))
    .map(async (file) => ({
      file,
      code: await readFile(path.join(program, file), 'utf8'),
    })),
)
const modules = new Set(parts.filter(({ code }) => code.includes('from"ink"')).map(({ file }) => file))
const scripts = new Map()
for (const { file, code } of parts) {
  const linked = code.replaceAll(/\bimport\("(node:[^"]+|\.\/([^"]+))"\)/g, (_whole, from, part) =>
    modules.has(part)
      ? `import("${from.replace(/\.js$/, '.mjs')}")`
      : `Promise.resolve().then(()=>require("${from}"))`,
  )
  if (modules.has(file)) {
    await rm(path.join(program, file))
    await writeFile(path.join(program, file.replace(/\.js$/, '.mjs')), linked)
  } else {
    const { code: script } = await transform(linked, {
      format: 'cjs',
      platform: 'node',
      target,
      minify: true,
    })
    scripts.set(file, script)
  }
}

/** All of it is ASCII, and as such it takes a byte a letter. */
const launching = `const file=__dirname+"/started.js",{existsSync,readFileSync}=require("node:fs"),compiled=file+".compiled";
if(existsSync(compiled)){
  const{Script}=require("node:vm"),{wrap}=require("node:module");
  const script=new Script(wrap(readFileSync(file,"latin1")),{filename:file,cachedData:readFileSync(compiled)});
  script.runInThisContext()(exports,require,module,file,__dirname)
}else module.exports=require(file);
`

/** What every start needs stands within one file; under its own name each part of it leads there. */
const started = startedWith('main.js')
const within = [...started].filter((file) => file !== 'main.js')
for (const [file, script] of scripts)
  await writeFile(path.join(program, file), started.has(file) ? leadTo(file, script) : script)
await writeFile(path.join(program, 'started.js'), `${withParts(within)}\n${scripts.get('main.js')}`)
await writeFile(path.join(program, 'main.js'), launching)
await writeFile(path.join(program, 'package.json'), '{ "type": "commonjs" }\n')
keepCompiled()

/** What V8 makes of the file of every start; another V8 than that of this build compiles it anew. */
function keepCompiled() {
  execFileSync(process.execPath, [path.join(here, 'keep-compiled.js'), '--help'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** The files that one imports when it is loaded, and those that these import. */
function startedWith(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  const [, { imports }] = Object.entries(metafile.outputs).find(([output]) => path.basename(output) === file)
  for (const { path: imported, kind } of imports)
    if (kind === 'import-statement' && imported.endsWith('.js')) startedWith(path.basename(imported), found)
  return found
}

function withParts(files) {
  const parts = files.map(
    (file) => `${JSON.stringify(`./${file}`)}(module,exports,require){${scripts.get(file)}}`,
  )
  return `const parts={${parts.join()}},made=new Map();
module.exports=name=>{
  if(!made.has(name)){const part={exports:{}};made.set(name,part);parts[name](part,part.exports,load)}
  return made.get(name).exports
};
const load=name=>Object.hasOwn(parts,name)?module.exports(name):outside(name),outside=require;
require=load;`
}

/** With what it exports named for modules, which read that without running it. */
function leadTo(file, script) {
  const [names = ''] = /0&&\(module\.exports=\{[^}]*\}\)/.exec(script) ?? []
  return `module.exports=require("./main.js")("./${file}");${names}\n`
}
