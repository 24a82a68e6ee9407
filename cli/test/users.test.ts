import { describe, expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { useHub } from '@matricula/hub/testing/test-hub'
import { aHome, cli } from './support/cli.ts'

const hub = useHub()
const password = 'una clave que nadie adivina'

/** An administrator who has signed in. */
async function inPerson(): Promise<string> {
  const home = await aHome()
  const words = ['login', '--hub', hub().url, '--user', 'admin', '--password-stdin']
  expect(await cli(words, { home, stdin: 'demo\n' })).toMatchObject({ exit: 0 })
  return home
}

async function run(words: readonly string[], stdin = '') {
  return cli(words, { home: await inPerson(), stdin })
}

const add = (username: string, stdin = `${password}\n`) =>
  run(['users', 'add', username, '--name', 'Ana Rojas', '--roles', 'food,it', '--password-stdin'], stdin)

const signIn = async (user: string, secret = password) =>
  cli(['login', '--hub', hub().url, '--user', user, '--password-stdin'], {
    home: await aHome(),
    stdin: `${secret}\n`,
  })

describe('An account', () => {
  it('is made with a password that comes by standard input and is shown nowhere', async () => {
    const { exit, stdout, stderr } = await add('ana.rojas')
    expect(exit).toBe(0)
    expect(stdout + stderr).not.toContain(password)
    expect(await signIn('ana.rojas')).toMatchObject({ exit: 0, stdout: expect.stringContaining('food, it') })
    const listed = await run(['users', 'list', '--search', 'ana', '--json'])
    expect(JSON.parse(listed.stdout)).toEqual([
      expect.objectContaining({ username: 'ana.rojas', name: 'Ana Rojas', disabled: false, source: 'local' }),
    ])
  })

  it('changes its roles and its password, and nothing that was not asked for', async () => {
    await add('luis.diaz')
    const changed = await run(['users', 'change', 'luis.diaz', '--roles', 'finance', '--json'])
    expect(JSON.parse(changed.stdout)).toMatchObject({ name: 'Ana Rojas', roles: ['finance'] })
    await run(['users', 'change', 'luis.diaz', '--password-stdin'], 'otra clave muy larga')
    expect((await signIn('luis.diaz')).exit).toBe(3)
    expect((await signIn('luis.diaz', 'otra clave muy larga')).exit).toBe(0)
  })

  it('is disabled and enabled again', async () => {
    await add('eva.gil')
    expect((await run(['users', 'disable', 'eva.gil'])).exit).toBe(0)
    expect((await signIn('eva.gil')).exit).toBe(3)
    const off = await run(['users', 'list', '--disabled', '--json'])
    expect(JSON.parse(off.stdout)).toContainEqual(expect.objectContaining({ username: 'eva.gil' }))
    expect((await run(['users', 'enable', 'eva.gil'])).exit).toBe(0)
    expect((await signIn('eva.gil')).exit).toBe(0)
  })

  it('is signed out everywhere', async () => {
    await add('leo.paz')
    const home = await aHome()
    const words = ['login', '--hub', hub().url, '--user', 'leo.paz', '--password-stdin']
    await cli(words, { home, stdin: password })
    expect((await run(['users', 'sessions-close', 'leo.paz'])).exit).toBe(0)
    const { exit, stderr } = await cli(['whoami'], { home })
    expect(exit).toBe(3)
    expect(stderr).toContain('matricula login')
  })

  it.each([
    [['users', 'add', 'Ana', '--name', 'Ana', '--roles', 'it'], '«Ana»'],
    [['users', 'add', 'ana', '--name', 'Ana', '--roles', 'boss'], 'admissions, finance'],
    [['users', 'add', 'ana', '--name', 'Ana', '--roles', 'it'], '--password-stdin < archivo'],
    [['users', 'change', 'ana'], '--name'],
    [['users', 'change', 'ana', '--password', '--password-stdin'], '--password-stdin'],
    [['users', 'add', 'ana', '--name', 'Ana', '--roles', 'it', '--password-stdin'], 'entre 10 y 200'],
  ])('asked for by %j is a mistake that is explained', async (words, why) => {
    const { exit, stdout, stderr } = await cli(words, { hub: 'http://127.0.0.1:1', stdin: 'corta\n' })
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
    expect(stderr).toContain(why)
  })
})

describe('A key', () => {
  it('is shown once and alone on stdout, opens what its roles open, and no more once revoked', async () => {
    const { exit, stdout, stderr } = await run(['keys', 'add', 'cargue nocturno', '--roles', 'it'])
    const key = stdout.trim()
    expect({ exit, words: key.split(/\s/).length }).toEqual({ exit: 0, words: 1 })
    expect(stderr).toContain('no se vuelve a mostrar')
    expect(stderr).not.toContain(key)
    const plugins = () => cli(['plugins', 'list', '--json'], { hub: hub().url, key })
    expect((await plugins()).exit).toBe(0)

    const listed = await run(['keys', 'list', '--search', 'cargue', '--json'])
    const [row] = JSON.parse(listed.stdout)
    expect(row).toMatchObject({ name: 'cargue nocturno', roles: ['it'], revoked_at: null })
    expect(listed.stdout).not.toContain(key)
    expect(stderr).toContain(row.id)
    expect((await run(['keys', 'revoke', row.id])).exit).toBe(0)
    expect((await plugins()).exit).toBe(3)
    const revoked = await run(['keys', 'list', '--revoked', '--json'])
    expect(JSON.parse(revoked.stdout)).toContainEqual(expect.objectContaining({ id: row.id }))
  })

  it('is answered whole to a program', async () => {
    const { stdout } = await run(['keys', 'add', 'monitor', '--roles', 'it', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({
      id: expect.any(String),
      key: expect.any(String),
      roles: ['it'],
    })
  })

  it.each([
    [['users', 'list']],
    [['users', 'disable', 'admin']],
    [['keys', 'list']],
    [['keys', 'add', 'more', '--roles', 'it']],
  ])('may not %j, and is told that a person must sign in', async (words) => {
    const key = await makeKey(hub(), ['admin'])
    const { exit, stderr } = await cli(words, { hub: hub().url, key })
    expect(exit).toBe(3)
    expect(stderr).toContain('matricula login --user')
  })

  it('of another role is what a person without the role is told about', async () => {
    const home = await aHome()
    const words = ['login', '--hub', hub().url, '--user', 'sistemas', '--password-stdin']
    await cli(words, { home, stdin: 'demo\n' })
    const { exit, stderr } = await cli(['keys', 'list'], { home })
    expect(exit).toBe(3)
    expect(stderr).toContain('rol que falta')
  })
})
