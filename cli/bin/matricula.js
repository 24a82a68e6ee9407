#!/usr/bin/env node
const { existsSync, readFileSync } = require('node:fs')
const path = require('node:path')

const program = path.join(__dirname, '../dist/program')

// Alone it is asked by scripts, and needs nothing of the program.
if (/^(--version|-V)$/.test(process.argv.slice(2).join(' '))) sayVersion()
else start()

function sayVersion() {
  process.stdout.write(`${require('../package.json').version}\n`)
}

function start() {
  keepCompiled()
  const compiled = `${program}/started.js.compiled`
  // A fresh checkout has nothing compiled yet; an installed package always has.
  if (!existsSync(compiled)) require('./compile.js').compile()
  open('started.js', readFileSync(compiled))(module, require, program, { open, openModule })
}

/** A part of the program, all of it ASCII: as such it takes a byte a letter. */
function open(name, cachedData) {
  const { Script } = require('node:vm')
  const filename = `${program}/${name}`
  return new Script(readFileSync(filename, 'latin1'), { filename, cachedData }).runInThisContext()
}

/** What is written as a module: some packages, and the part that draws with them. */
function openModule(name) {
  return import(name.startsWith('./') ? `../dist/program/${name}` : name)
}

/** From Node 22 on. In a folder of the reader's own: code in a shared one could be somebody else's. */
function keepCompiled() {
  const { MATRICULA_CLI_HOME: own, XDG_CACHE_HOME: caches, HOME: home } = process.env
  const folder = own || caches || (home && path.join(home, '.cache'))
  if (!folder || Number.parseInt(process.versions.node, 10) < 22) return
  require('node:module').enableCompileCache?.(path.join(folder, 'matricula-compiled'))
}
