import { cp, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { useHub } from '@matricula/hub/testing/test-hub'
import { aHome, cli } from './support/cli.ts'

const hub = useHub()

const login = (home: string, password = 'demo') =>
  cli(['login', '--hub', hub().url, '--user', 'sistemas', '--password-stdin'], {
    home,
    stdin: `${password}\n`,
  })

describe('Signing in', () => {
  it('keeps the session for the next commands, where only its owner reads it', async () => {
    const home = await aHome()
    expect(await login(home)).toMatchObject({ exit: 0, stderr: '' })
    const { mode } = await stat(path.join(home, 'profiles.json'))
    expect((mode & 0o777).toString(8)).toBe('600')
    const { stdout } = await cli(['whoami', '--json'], { home })
    expect(JSON.parse(stdout)).toEqual({ hub: hub().url, kind: 'staff', name: 'Sistemas', roles: ['it'] })
  })

  it('says in the reader’s language that the password is wrong, and keeps nothing', async () => {
    const home = await aHome()
    const { exit, stdout, stderr } = await login(home, 'not the password')
    expect({ exit, stdout }).toEqual({ exit: 3, stdout: '' })
    expect(stderr).toContain('usuario o la contraseña')
    await expect(readFile(path.join(home, 'profiles.json'))).rejects.toThrow('ENOENT')
  })

  it('never writes the password or the session on the screen', async () => {
    const home = await aHome()
    const { stdout, stderr } = await login(home)
    const kept = await readFile(path.join(home, 'profiles.json'), 'utf8')
    const secret = /"csrfToken": "([^"]+)"/.exec(kept)?.[1] ?? 'none was kept'
    expect(kept).not.toContain('demo')
    expect(stdout + stderr).not.toContain(secret)
  })

  it('asks for a password by pipe where nobody can be asked', async () => {
    const { exit, stderr } = await cli(['login', '--user', 'sistemas'])
    expect(exit).toBe(2)
    expect(stderr).toContain('--password-stdin < archivo')
  })

  it('ends with logout, at the hub too', async () => {
    const home = await aHome()
    await login(home)
    const kept: { profiles: Record<string, { cookie: string }> } = JSON.parse(
      await readFile(path.join(home, 'profiles.json'), 'utf8'),
    )
    const { cookie } = Object.values(kept.profiles)[0] ?? { cookie: 'none' }
    expect(await cli(['logout'], { home })).toMatchObject({ exit: 0 })
    const answer = await fetch(`${hub().url}/api/session`, { headers: { cookie } })
    expect(await answer.json()).toMatchObject({ kind: 'anonymous' })
    expect(await cli(['profile', 'list', '--json'], { home })).toMatchObject({ stdout: '[]\n' })
  })
})

describe('Whom a hub does not let in', () => {
  it('learns that the session of the profile in use is of another hub, and where to sign in', async () => {
    const home = await aHome()
    await login(home)
    const other = new URL(hub().url)
    other.hostname = 'localhost'
    const { exit, stderr } = await cli(['users', 'list', '--hub', other.origin], { home })
    expect(exit).toBe(3)
    expect(stderr).toContain(
      `No ha ingresado a ${other.origin}: la sesión del perfil «${new URL(hub().url).host}» es de`,
    )
    expect(stderr).toContain(`matricula login --hub ${other.origin}`)
    expect(stderr).not.toContain('terminó')
  })

  it.each([
    ['nobody at all', {}, 'You are not signed in to'],
    ['a key of another hub', { key: 'mat_nobody-knows-this-key' }, 'The API key is not valid at'],
  ])('as %s learns so', async (_who, as, told) => {
    const { exit, stderr } = await cli(['users', 'list', '--lang', 'en'], { hub: hub().url, ...as })
    expect([exit, stderr]).toEqual([3, expect.stringContaining(told)])
    expect(stderr).not.toContain('ended')
  })

  it('learns which roles would have been let in', async () => {
    const key = await makeKey(hub(), ['it'])
    const { exit, stderr } = await cli(
      ['food', 'insert', '--student', '10001', '--service', 'almuerzo', '--dry-run'],
      { hub: hub().url, key },
    )
    expect([exit, stderr]).toEqual([
      3,
      expect.stringContaining('rol que falta es uno de estos: food, admin.'),
    ])
  })
})

describe('Who am I', () => {
  it('is refused to a key that the hub does not know, with why', async () => {
    const around = { hub: hub().url, key: 'mat_nobody-knows-this-key' }
    const { exit, stdout, stderr } = await cli(['whoami'], around)
    expect({ exit, stdout }).toEqual({ exit: 3, stdout: '' })
    expect(stderr).toContain('La llave de API no es válida en')
    const { stdout: json } = await cli(['whoami', '--json'], around)
    expect(JSON.parse(json)).toMatchObject({ error: { code: 'NO_SESSION' } })
  })

  it('is refused to a session that has ended, with how to sign in', async () => {
    const home = await aHome()
    await login(home)
    const copied = await aHome()
    await cp(home, copied, { recursive: true })
    await cli(['logout'], { home: copied })
    const { exit, stdout, stderr } = await cli(['whoami'], { home })
    expect({ exit, stdout }).toEqual({ exit: 3, stdout: '' })
    expect(stderr).toBe(`Su sesión en ${hub().url} terminó.\n→ Ingrese otra vez: matricula login\n`)
  })

  it('is nobody to whoever gave nothing', async () => {
    const { exit, stdout } = await cli(['whoami'], { hub: hub().url })
    expect({ exit, stdout }).toEqual({ exit: 0, stdout: `nadie · ${hub().url}\n` })
  })
})

describe('A hub is chosen', () => {
  it('by the environment, as the key it holds', async () => {
    const key = await makeKey(hub(), ['finance'])
    const { stdout } = await cli(['whoami', '--json'], { hub: hub().url, key })
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'key', roles: ['finance'] })
  })

  it('and a session is not sent to another one than gave it', async () => {
    const home = await aHome()
    await login(home)
    const other = new URL(hub().url)
    other.hostname = 'localhost'
    const { stdout } = await cli(['whoami', '--hub', other.origin, '--json'], { home })
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'anonymous' })
  })

  it.each(['http://matricula.colegio.edu.co', 'ftp://127.0.0.1', 'colegio'])(
    'but not %s, where a key would be seen',
    async (url) => {
      const { exit, stderr } = await cli(['whoami', '--hub', url], { key: 'a-key-to-keep' })
      expect(exit).toBe(2)
      expect(stderr).toContain('https://')
      expect(stderr).not.toContain('a-key-to-keep')
    },
  )

  it('and when nobody answers there, that is said with what to do', async () => {
    const { exit, stderr } = await cli(['whoami', '--hub', 'http://127.0.0.1:1'], { locale: 'en' })
    expect(exit).toBe(4)
    expect(stderr).toContain('matricula doctor --hub http://127.0.0.1:1')
  })
})
