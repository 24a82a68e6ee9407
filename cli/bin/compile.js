const { spawnSync } = require('node:child_process')
const { existsSync } = require('node:fs')
const path = require('node:path')

const folder = path.join(__dirname, '..')

/** Compiles the checkout this file lies in; standard output stays the command's own. */
exports.compile = function compile() {
  if (!existsSync(path.join(folder, 'tsconfig.json')))
    fail('matricula: falta dist/; instale el paquete de nuevo (reinstall the package)')
  process.stderr.write('matricula: primera vez, compilando… (first run, compiling…)\n')
  const { status } = spawnSync(process.execPath, ['build.js'], { cwd: folder, stdio: ['ignore', 2, 2] })
  if (status !== 0)
    fail('matricula: no se pudo compilar; ejecute npm install && npm run build (could not compile)')
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}
