import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { aConfiguration } from '@matricula/hub/testing/a-configuration'
import { runProgram } from '@matricula/hub/testing/hub-process'
import { root } from '@matricula/hub/testing/test-hub'

const program = path.join(root, 'hub/dist/program')

/** Says on its end which files of packages the process has loaded. */
const watch = `process.once('exit', () =>
  require('node:fs').writeFileSync(process.env.LOADED_FILES, JSON.stringify(Object.keys(require.cache))))`

async function packagesOfAStart(): Promise<readonly string[]> {
  const { root: folder } = await aConfiguration()
  const watcher = path.join(folder, 'watch.cjs')
  const list = path.join(folder, 'loaded.json')
  await writeFile(watcher, watch)
  const environment = {
    PORT: '0',
    MATRICULA_LOG: 'error',
    NODE_OPTIONS: `--require ${watcher}`,
    LOADED_FILES: list,
  }
  await runProgram(folder, environment, (_address, stop) => stop())
  const files: readonly string[] = JSON.parse(await readFile(list, 'utf8'))
  return [...new Set(files.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []))]
}

async function textOf(url: URL): Promise<string> {
  return (await fetch(url)).text()
}

describe('What the build has made of the hub', () => {
  it('starts from what V8 has compiled then', () => {
    const ask = `const { load } = require('./launch.js'); console.log(load().script.cachedDataRejected)`
    expect(String(execFileSync(process.execPath, ['-e', ask], { cwd: program })).trim()).toBe('false')
  })

  it('says what its source says, also beyond ASCII', async () => {
    const { root: folder } = await aConfiguration()
    const pages: Promise<string>[] = []
    await runProgram(folder, { PORT: '0', MATRICULA_LOG: 'error' }, (address, stop) => {
      pages.push(textOf(new URL('/sandbox/notices.main/', address)).finally(stop))
    })
    const [page = ''] = await Promise.all(pages)
    expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toBe('Mensajes · Buzón de pruebas')
  })

  it('has loaded of all packages the embedded database alone when it is ready', async () => {
    const packages = await packagesOfAStart()
    expect(packages).toContain('libsql')
    expect(
      packages.filter((name) => !/^(?:libsql|@libsql\/.*|@neon-rs\/load|detect-libc)$/.test(name)),
    ).toEqual([])
  })
})
