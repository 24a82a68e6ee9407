import { describe, expect, it } from 'vitest'
import { nearest } from '../src/nearest.ts'
import { cli } from './support/cli.ts'

describe('A mistake in a command', () => {
  it.each([
    [['lgin'], 'No existe el comando «lgin»', 'login'],
    [['profile', 'lst'], 'No existe el comando «lst»', 'list'],
    [['login', '--usr', 'x'], 'no tiene la opción «--usr»', '--user'],
    [['payment', 'list', '--search', 'food'], 'No existe el comando «payment»', 'payments'],
    [['paymets', 'food'], 'No existe el comando «paymets»', 'payments'],
    [['--lang', 'es', 'lgin', '--user', 'x'], 'No existe el comando «lgin»', 'login'],
    [['payments', 'lst', '--search', 'x'], 'No existe el comando «lst»', 'list'],
    [['whoami', '--jsn'], 'no tiene la opción «--jsn»', '--json'],
  ])('%j is told with the nearest right word', async (words, what, meant) => {
    const { exit, stdout, stderr } = await cli(words)
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
    expect(stderr).toContain(what)
    expect(stderr).toContain(`¿Quiso decir ${meant}?`)
  })

  it.each([['fr'], ['english'], ['español']])(
    'such as MATRICULA_LANG=%s names both languages',
    async (language) => {
      for (const words of [['whoami'], ['--help'], ['plugins', 'list', '--json']]) {
        const { exit, stderr } = await cli(words, { language })
        expect(exit).toBe(2)
        expect(stderr).toMatch(/MATRICULA_LANG dice .*\n→ Use es \(español\) o en \(inglés\)/)
      }
    },
  )

  it('in MATRICULA_LANG is none where the command says its language', async () => {
    const { stderr } = await cli(['whoami', '--lang', 'en'], { language: 'fr' })
    expect(stderr).not.toContain('MATRICULA_LANG')
  })

  it.each([['es'], ['es-CO'], ['en_US.UTF-8'], ['EN']])('is none in MATRICULA_LANG=%s', async (language) => {
    expect(await cli(['--help'], { language, locale: 'fr_FR.UTF-8' })).toMatchObject({ exit: 0 })
  })

  it.each([
    [['login'], 'Falta la opción -u, --user <user>'],
    [['login', '--user'], 'necesita un valor'],
    [['profile', 'use'], 'Falta <name>'],
    [['profile', 'use', 'one', 'two'], 'Argumento de más: «two»'],
    [['whoami', '--lang', 'fr'], '«fr» no es válido para --lang <language>: use es, en'],
    [
      ['payments', 'list', '--limit', '9999'],
      '«9999» no es válido para --limit <n>: debe ser un número entero de 1 a 500.',
    ],
    [['rehearse', '--seed', 'x'], 'para --seed <n>: debe ser un número entero de 0 a 4.294.967.295.'],
    [['keys', 'add', 'k', '--roles', 'it', '--days', 'x'], 'o never.'],
    [['payments', 'reconcile', '--day', 'hoy'], 'un día del calendario, como 2025-06-19.'],
    [['payments', 'resolve', 'x', '--outcome', 'released', '--reason', 'r'], 'de 1 a 2.147.483.647.'],
    [['payments', 'show', 'x'], 'el código de la orden'],
    [['users', 'add', 'X', '--name', 'x', '--roles', 'it'], 'minúsculas'],
    [['xyzzyxyzzy'], 'No existe el comando «xyzzyxyzzy»'],
  ])('%j is told with where the help is', async (words, what) => {
    const { exit, stdout, stderr } = await cli(words)
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
    expect(stderr).toContain(what)
    expect(stderr).toMatch(/→ Vea la ayuda: matricula.* --help/)
  })

  it.each([
    [['keys', 'add', 'x', '--roles', 'food', '--days', '9999'], 'keys add'],
    [['payments', 'list', '--search', 'food', '--limit', '9999'], 'payments list'],
    [['audit', 'tail', '--actor', 'runs', '--lines', 'x'], 'audit tail'],
    [['profile', 'use', 'list', 'login'], 'profile use'],
  ])(
    '%j, where a value is written as a command is, names the help of the command run',
    async (words, name) => {
      const { stderr } = await cli(words)
      expect(stderr).toContain(`→ Vea la ayuda: matricula ${name} --help\n`)
    },
  )

  it.each([['list'], ['reconcile']])(
    'such as a range of payments %s that ends before it begins is told',
    async (name) => {
      const words = ['payments', name, '--from', '2025-06-30', '--to', '2025-06-01']
      const { exit, stdout, stderr } = await cli(words)
      expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
      expect(stderr).toContain('--from 2025-06-30 es posterior a --to 2025-06-01.')
    },
  )

  it('is told in English to whoever reads English', async () => {
    const { stderr } = await cli(['lgin'], { locale: 'en_US.UTF-8' })
    expect(stderr).toContain('There is no command "lgin".\n→ Did you mean login?')
  })

  it('is JSON for whoever asked for JSON', async () => {
    const { exit, stdout } = await cli(['profile', 'use', 'nowhere', '--json'])
    expect(exit).toBe(2)
    expect(JSON.parse(stdout)).toEqual({
      error: {
        code: 'USAGE',
        message: 'No existe el perfil «nowhere».',
        fields: {},
        next: ['Los que hay: matricula profile list. Para crearlo: matricula login --name nowhere'],
      },
    })
  })

  it.each([[['profile']], [['profile', '--json']]])(
    '%j, which leaves out what to do, shows what there is to do',
    async (words) => {
      const { exit, stdout, stderr } = await cli(words)
      expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
      expect(stderr).toContain('list')
    },
  )
})

describe('The nearest word', () => {
  it.each([
    ['logn', ['login', 'logout'], 'login'],
    ['payment', ['payments', 'plugins'], 'payments'],
    ['--stauts', ['--status', '--student'], '--status'],
    ['xyzzy', ['login', 'logout'], null],
    ['', ['login'], null],
  ])('to %j among %j is %j', (written, known, found) => {
    expect(nearest(written, known)).toBe(found)
  })
})
