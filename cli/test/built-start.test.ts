import { execFileSync } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, '..')
const watch = `process.once('exit', () => console.error(JSON.stringify(Object.keys(require.cache).slice(1))))`

/** The files that a start with these words has loaded, from the package's own folder. */
async function filesOf(...words: readonly string[]): Promise<readonly string[]> {
  const home = await mkdtemp(path.join(tmpdir(), 'matricula-start-'))
  const watcher = path.join(home, 'watch.cjs')
  await writeFile(watcher, watch)
  const script = `"$0" --require "$@" 2>&1 >/dev/null | tail -n 1`
  const files: readonly string[] = JSON.parse(
    execFileSync(
      'sh',
      ['-c', script, process.execPath, watcher, path.join(folder, 'bin/matricula.js'), ...words],
      {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], MATRICULA_CLI_HOME: home },
      },
    ),
  )
  return files.map((file) => path.relative(folder, file))
}

describe('The built command line loads', () => {
  it('no program to say its version', async () => {
    expect(await filesOf('--version')).toEqual(['bin/matricula.js', 'package.json'])
  })

  it('nothing past what every start needs to show the help', async () => {
    expect(await filesOf('--help')).toEqual(['bin/matricula.js'])
  })

  it('none of its parts by a search of Node’s own to run a command', async () => {
    expect(await filesOf('profile', 'list', '--json')).toEqual(['bin/matricula.js'])
  })
})
