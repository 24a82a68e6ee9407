#!/usr/bin/env node
const { existsSync } = require('node:fs')
const path = require('node:path')

const program = path.join(__dirname, '../dist/program/main.js')

// Alone it is asked by scripts, and needs nothing of the program.
if (/^(--version|-V)$/.test(process.argv.slice(2).join(' '))) sayVersion()
else start()

function sayVersion() {
  process.stdout.write(`${require('../package.json').version}\n`)
}

function start() {
  keepCompiled()
  // A fresh checkout has nothing compiled yet; an installed package always has.
  if (!existsSync(program)) require('./compile.js').compile()
  require(program)
}

/** From Node 22 on. In a folder of the reader's own: code in a shared one could be somebody else's. */
function keepCompiled() {
  const { MATRICULA_CLI_HOME: own, XDG_CACHE_HOME: caches, HOME: home } = process.env
  const folder = own || caches || (home && path.join(home, '.cache'))
  if (!folder || Number.parseInt(process.versions.node, 10) < 22) return
  require('node:module').enableCompileCache?.(path.join(folder, 'matricula-compiled'))
}
