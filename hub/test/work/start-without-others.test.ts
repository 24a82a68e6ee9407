import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aConfiguration } from '@matricula/hub/testing/a-configuration'
import { type DatabaseKind, databases } from '@matricula/hub/testing/databases'
import { freePort } from '@matricula/hub/testing/free-port'
import { runProgram } from '@matricula/hub/testing/hub-process'
import { root as repository } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { Visitor } from '@matricula/hub/testing/visitor'

/** As the built program loads it. */
function built(plugin: string): string {
  return JSON.stringify(pathToFileURL(path.join(repository, `plugins/${plugin}/dist/src/index.js`)).href)
}

/** A student information system that starts only where somebody answers at its address. */
const awaited = (address: string) => `
import { PluginFault } from ${built('contract')}
import { plugin as sandbox } from ${built('sandbox-sis')}
export const plugin = {
  ...sandbox,
  name: 'awaited-sis',
  create: (settings, kit) => ({
    ...sandbox.create(settings, kit),
    async start(signal) {
      await fetch('${address}', { signal }).catch(() => {
        throw new PluginFault('unreachable', 'nobody answers')
      })
    },
  }),
}
`

/** The shipped configuration, whose required student information system is at an address where nobody answers yet. */
async function withoutItsStudents() {
  const port = await freePort()
  const { root, edit } = await aConfiguration()
  await edit('plugins.yaml', (text) => text.replace('use: sandbox-sis', 'use: awaited-sis'))
  const home = path.join(root, 'config/node_modules/awaited-sis')
  await mkdir(home, { recursive: true })
  const description = { name: 'awaited-sis', type: 'module', exports: { '.': './index.js' } }
  await writeFile(path.join(home, 'package.json'), JSON.stringify(description))
  await writeFile(path.join(home, 'index.js'), awaited(`http://127.0.0.1:${port}/`))
  return {
    root,
    answer: async () => {
      const server = createServer((_request, response) => response.end()).listen(port, '127.0.0.1')
      onTestFinished(() => void server.close())
      await once(server, 'listening')
    },
  }
}

const environmentOf = (kind: DatabaseKind, given: Readonly<Record<string, string>>) => ({
  PORT: '0',
  MATRICULA_LOG: 'error',
  MATRICULA_SETTINGS: `config/${kind.name}.yaml`,
  ...given,
})

describe.each(databases)('On $name, a hub that starts while a required system is away', (kind) => {
  it('is ready without it, and has its students by itself once it is there', async () => {
    const { root, answer } = await withoutItsStudents()
    const database = await kind.create()
    onTestFinished(() => database.drop())
    const { MATRICULA_TEST_DATABASE: client = 'sqlite' } = database.environment
    await writeFile(path.join(root, `config/${kind.name}.yaml`), `database: { client: ${client} }\n`)

    const seen: unknown[] = []
    const ended = await runProgram(
      root,
      environmentOf(kind, { ...database.environment, ...database.program }),
      (address, stop) => {
        const browser = new Visitor(address)
        const students = async () => {
          const { headers } = await browser.get('/api/enrollment/admin/students?page[number]=1&page[size]=1')
          return Number(headers.get('x-total-count'))
        }
        const stateOfSis = async () => {
          const { status, body } = await browser.get<{ plugins: { instance: string; state: string }[] }>(
            '/api/health/ready',
          )
          return [status, body.plugins.find(({ instance }) => instance === 'sis.main')?.state]
        }
        const follow = async () => {
          await browser.post('/api/staff/session', { username: 'admin', password: 'demo' })
          seen.push(await stateOfSis(), await students())
          await answer()
          seen.push(await until(students, (total) => total === 600), await stateOfSis())
        }
        void follow()
          .catch((error: unknown) => seen.push(String(error)))
          .finally(stop)
      },
    )

    expect(seen).toEqual([[200, 'down'], 0, 600, [200, 'up']])
    expect(ended.code).toBe(0)
    expect(ended.stderr).toContain('the hub starts without a system that it requires')
  })
})

describe('A hub that starts while there is', () => {
  const nobody = async () => `127.0.0.1:${await freePort()}`

  it.each([
    ['no PostgreSQL', async () => ({ MATRICULA_DATABASE_URL: `postgres://hub@${await nobody()}/hub` })],
    ['no SQL Server', async () => ({ MATRICULA_DATABASE_URL: `mssql://hub:secret@${await nobody()}/hub` })],
    ['no Redis', async () => ({ MATRICULA_REDIS_URL: `redis://${await nobody()}` })],
  ])('%s ends, but not with the 2 after which nobody starts it again', async (_what, place) => {
    const { root } = await aConfiguration()
    const given: Readonly<Record<string, string>> = await place()
    const url = given['MATRICULA_DATABASE_URL']
    const client = url === undefined ? 'sqlite' : url.startsWith('mssql') ? 'mssql' : 'pg'
    await writeFile(path.join(root, 'config/own.yaml'), `database: { client: ${client} }\n`)
    const { code, stdout, stderr } = await runProgram(root, {
      PORT: '0',
      MATRICULA_DATA: path.join(root, 'data'),
      MATRICULA_SETTINGS: 'config/own.yaml',
      ...given,
    })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('the hub could not start')
    expect(stderr).not.toContain('secret@')
  })
})
