import { chmod, mkdtemp, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { useHub } from '@matricula/hub/testing/test-hub'
import { makePrivateFolder } from '../src/private-folder.ts'
import { cli } from './support/cli.ts'

const hub = useHub()
const nowhere = '/proc/matricula/cli'

describe('A place where no folder can be made', () => {
  it('is told by a sign-in', async () => {
    const words = ['login', '--hub', hub().url, '--user', 'admin', '--password-stdin']
    const { exit, stderr } = await cli(words, { home: nowhere, stdin: 'demo\n' })
    expect(exit).toBe(2)
    expect(stderr).toMatch(/^No se puede crear la carpeta \/proc\/matricula\/cli \(ENOENT\)\.\n→ /)
  })

  it('is told by bulk work before anything is done', async () => {
    const words = ['documents', 'send', '--student', '10001', '--yes']
    const around = { home: nowhere, hub: hub().url, key: await makeKey(hub(), ['admissions']) }
    const { exit, stderr } = await cli(words, around)
    expect({ exit, stderr }).toEqual({ exit: 2, stderr: expect.stringContaining('/proc/matricula/cli/runs') })
  })

  it('is told by a new plugin', async () => {
    const { exit, stderr } = await cli(['plugins', 'new', 'payments', 'payments-x', '--dir', '/proc'])
    expect({ exit, stderr }).toEqual({
      exit: 2,
      stderr: expect.stringContaining('/proc/payments-x (ENOENT)'),
    })
  })
})

describe('A folder of its own', () => {
  it('is made with those above it, for its owner alone, and is let be where it is', async () => {
    const folder = path.join(await mkdtemp(path.join(tmpdir(), 'matricula-folder-')), 'one/two')
    await makePrivateFolder(folder)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    await chmod(folder, 0o750)
    await makePrivateFolder(folder)
    expect((await stat(folder)).mode & 0o777).toBe(0o750)
  })

  it('is none where a file stands', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'matricula-folder-')), 'file')
    await writeFile(file, '')
    await expect(makePrivateFolder(file)).rejects.toMatchObject({ why: 'EEXIST' })
  })
})
