import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aConfiguration } from '../support/a-configuration.ts'
import { runProgram } from '../support/hub-process.ts'

async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describe('the program', () => {
  it('prints every problem of settings, texts, seasons and plugins on stderr, and ends with 2', async () => {
    const { root, edit } = await aConfiguration()
    await edit('default.yaml', (text) => text.replace('leaseSeconds: 60', 'leaseSeconds: 0'))
    await edit('texts/en.yaml', (text) => `${text}\nonlyHere: one\n`)
    await edit('plugins.yaml', (text) => text.replace('students: 600', 'pupils: 600'))
    const { code, stdout, stderr } = await runProgram(root, { MATRICULA_DATA_KEY: 'hush' })
    expect(stderr.trim().split('\n')).toEqual([
      '- settings: outbox.leaseSeconds debe ser al menos 1',
      '- texts/es-CO.yaml: onlyHere is missing',
      '- plugins.sis.main.settings.pupils no se conoce aquí',
    ])
    expect([code, stdout]).toEqual([2, ''])
  })

  it('ends with 2 when only a plugin is wrong, or the sandbox would be open to the network', async () => {
    const { root, edit } = await aConfiguration()
    await edit('plugins.yaml', (text) => text.replace('use: sandbox-maps', 'use: no-such-maps'))
    const { code, stderr } = await runProgram(root, { HOST: '0.0.0.0', MATRICULA_DATA: await aDataFolder() })
    expect(stderr.trim().split('\n')).toEqual([
      '- plugins.maps.main: no package @matricula/no-such-maps or no-such-maps is installed',
      expect.stringMatching(
        /^- settings: server.host: the sandbox listens on loopback only, not on 0\.0\.0\.0;/,
      ),
    ])
    expect(code).toBe(2)
  })

  it('ends with 2 when the key is not the one that the database was made with', async () => {
    const { root } = await aConfiguration()
    const environment = { PORT: '0', MATRICULA_LOG: 'silent', MATRICULA_DATA: await aDataFolder() }
    const first = await runProgram(root, { ...environment, MATRICULA_DATA_KEY: 'one' }, (_, stop) => stop())
    const { code, stderr } = await runProgram(root, { ...environment, MATRICULA_DATA_KEY: 'another' })
    expect(first.code).toBe(0)
    expect(stderr).toMatch(/^- database: .*matricula\.db does not open with this database\.encryptionKey/)
    expect(code).toBe(2)
  })

  it('says where it listens in one line on stdout, and ends with 0 when it is told to stop', async () => {
    const { root } = await aConfiguration()
    const environment = { PORT: '0', MATRICULA_LOG: 'silent', MATRICULA_DATA: await aDataFolder() }
    const statuses: number[] = []
    const ended = await runProgram(root, environment, (address, stop) => {
      const answer = fetch(`${address}/api/health/ready`)
      void answer.then(({ status }) => statuses.push(status)).finally(stop)
    })
    expect(ended).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^ready http:\/\/127\.0\.0\.1:\d+\n$/),
    })
    expect([statuses, ended.stderr]).toEqual([[200], ''])
  })
})

describe('a hub whose port is taken', () => {
  it('says so and ends with 1 instead of staying half open', async () => {
    const { root } = await aConfiguration()
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''

    const { code, stderr, stdout } = await runProgram(root, {
      PORT: port,
      MATRICULA_DATA: await aDataFolder(),
    })

    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(`address already in use 127.0.0.1:${port}`)
  })
})
