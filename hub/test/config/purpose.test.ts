import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { problemsOfProduction, problemsOfSandbox } from '../../src/config/purpose.ts'
import { type Hub, openHub } from '../../src/open-hub.ts'
import { aConfiguration } from '@matricula/hub/testing/a-configuration'
import { type DatabaseKind, databases, usual } from '@matricula/hub/testing/databases'
import { runProgram } from '@matricula/hub/testing/hub-process'
import { configFor } from '@matricula/hub/testing/test-hub'
import { Visitor } from '@matricula/hub/testing/visitor'

const log = pino({ level: 'silent' })
const production = { profile: 'production', access: { firstAdminPassword: 'una clave larga' } }
const rehearsal = { ...production, rehearsal: true }

const pretend = [
  'plugins.sis.main: sandbox-sis',
  'plugins.accounting.main: sandbox-accounting',
  'plugins.accessControl.main: sandbox-access',
  'plugins.maps.main: sandbox-maps',
  'plugins.payments.card: sandbox-payments',
  'plugins.payments.invoices: sandbox-payments',
  'plugins.esign.main: sandbox-esign',
  'plugins.notices.main: sandbox-notices',
].map((place) => `${place} es un proveedor de demostración, cuyos secretos todos conocen; ponga el real`)

async function aDatabase(kind: DatabaseKind) {
  const database = await kind.create()
  onTestFinished(() => database.drop())
  return {
    /** Opens a hub on it and closes it, or answers what it refuses. */
    open: async (
      settings: object,
      act: (hub: Hub) => Promise<unknown> = async () => {},
    ): Promise<readonly string[]> => {
      const config = await configFor(database.environment, { settings })
      const opened = await openHub(config, log).catch((error: unknown) => problemsIn(error))
      if (!('app' in opened)) return opened
      await act(opened)
      await opened.stop()
      return []
    },
  }
}

function problemsIn(error: unknown): readonly string[] {
  if (error instanceof Error && 'problems' in error && Array.isArray(error.problems)) return error.problems
  throw error
}

const belongs = (owner: string, other: string) => [
  expect.stringMatching(`^database: es de ${owner} y no se abre para ${other}; nombre otra`),
]

describe.each(databases)('A database on $name', (kind) => {
  it.each([
    ['la demostración', {}, 'un ensayo con proveedores de demostración', rehearsal],
    ['un ensayo con proveedores de demostración', rehearsal, 'la demostración', {}],
  ])('that %s made is not opened by another', async (owner, first, other, second) => {
    const { open } = await aDatabase(kind)
    expect(await open(first)).toEqual([])
    expect(await open(second)).toEqual(belongs(owner, other))
    expect(await open(first)).toEqual([])
  })

  it.each([
    ['its clock', ['plugin_memo', 'staff']],
    ['what its pretend vendors remember', ['setting', 'staff']],
    ['accounts that everybody knows', ['setting', 'plugin_memo']],
  ])('without a mark is the sandbox’s by %s', async (_what, without) => {
    const { open } = await aDatabase(kind)
    await open({}, async ({ app: { database } }) => {
      await database('plugin_memo').insert({ instance: 'accounting.main', key: 'order/1', value: '{}' })
      await database('setting').where({ key: 'purpose' }).delete()
      for (const table of without) await database(table).delete()
    })
    expect(await open(production)).toEqual(expect.arrayContaining(belongs('la demostración', 'producción')))
  })

  it('without a mark but with a school in it is production’s', async () => {
    const { open } = await aDatabase(kind)
    await open(rehearsal, async ({ app: { database } }) => {
      await database('setting').where({ key: 'purpose' }).delete()
      await database('plugin_memo').delete()
    })
    expect(await open({})).toEqual(belongs('producción', 'la demostración'))
  })

  it('that is refused is left as it was', async () => {
    const { open } = await aDatabase(kind)
    await open({})
    await open(production)
    let accounts: unknown
    await open({}, async ({ app: { database } }) => {
      accounts = await database('staff').pluck('username')
    })
    expect(accounts).toHaveLength(8)
  })
})

describe('Production', () => {
  it('tells everything that it refuses at once', async () => {
    const { open } = await aDatabase(usual)
    const server = { host: '0.0.0.0' }
    expect(await open({ profile: 'production', server })).toEqual([
      ...pretend,
      'settings: server.publicUrl: está vacío; diga cómo llegan las familias y los proveedores: https://…',
      expect.stringMatching(/^settings: access\.firstAdminPassword: aún no hay cuentas/),
    ])
  })

  it.each([
    [{ publicUrl: 'http://matricula.example.co' }, [expect.stringMatching(/server\.publicUrl: con http,/)]],
    [{ publicUrl: 'https://matricula.example.co', host: '0.0.0.0' }, []],
    [{ publicUrl: 'http://127.0.0.1:3000', host: '127.0.0.1' }, []],
    [{ publicUrl: '', host: '::1' }, []],
    [{ publicUrl: '', host: '::' }, [expect.stringMatching(/server\.publicUrl: está vacío/)]],
  ])('at %j refuses %j besides pretend vendors', async (server, refused) => {
    const { open } = await aDatabase(usual)
    expect(await open({ ...production, server })).toEqual([...pretend, ...refused])
  })

  it('refuses no real vendors', async () => {
    const { settings } = await configFor({}, { settings: production })
    const plugins = [{ instance: 'payments.card', use: 'payments-epayco' }]
    expect(problemsOfProduction(settings, plugins)).toEqual([])
    expect(
      problemsOfProduction(settings, [{ instance: 'sis.main', use: '@matricula/sandbox-sis' }]),
    ).toHaveLength(1)
  })

  it('has a first administrator by the provider of sign-ins as well', async () => {
    const { open } = await aDatabase(usual)
    const url = 'https://sign-in.example.co'
    const client = {
      issuer: url,
      authorizationUrl: url,
      tokenUrl: url,
      jwksUrl: url,
      clientId: 'c',
      clientSecret: 's',
    }
    const staffOf = (role: string) => ({ access: { oidc: { staff: { ...client, roles: { group: role } } } } })
    expect(await open({ profile: 'production', ...staffOf('admin') })).toEqual(pretend)
    expect(await open({ profile: 'production', ...staffOf('it') })).toHaveLength(pretend.length + 1)
  })
})

describe('The sandbox', () => {
  it.each([
    ['server.host', { host: '0.0.0.0' }],
    ['server.host', { host: '::' }],
    ['server.host', { host: '192.168.1.20' }],
    ['server.host', { host: 'matricula.example.edu.co' }],
    ['server.host', { host: '127.0.0.1.example.co' }],
    ['server.publicUrl', { publicUrl: 'https://matricula.example.edu.co' }],
    ['server.publicUrl', { publicUrl: 'http://192.168.1.20:3000' }],
    ['server.trustedProxies', { trustedProxies: 1, sandboxHosts: '' }],
  ])('does not open with a %s as in %j', async (setting, server) => {
    const { open } = await aDatabase(usual)
    expect(await open({ server })).toEqual([
      expect.stringMatching(`^settings: ${setting}: la demostración .*sandboxHosts`),
    ])
  })

  it('opens under the hosts that are named', async () => {
    const { settings } = await configFor(
      {},
      {
        settings: {
          server: {
            host: '192.168.1.20',
            publicUrl: 'https://Tunel.example.co/',
            sandboxHosts: 'tunel.example.co 192.168.1.20',
          },
        },
      },
    )
    expect(problemsOfSandbox(settings)).toEqual([])
  })
})

describe('The program', () => {
  async function aSchool(settings: string) {
    const { root, edit } = await aConfiguration()
    await edit('own.yaml', () => settings)
    const data = path.join(root, 'data')
    await mkdir(data)
    const start = (environment: Readonly<Record<string, string>>, act?: Parameters<typeof runProgram>[2]) =>
      runProgram(root, { PORT: '0', MATRICULA_DATA: data, MATRICULA_LOG: 'warn', ...environment }, act)
    return { start, own: { MATRICULA_SETTINGS: 'config/own.yaml' } }
  }

  it('ends with 2 where production is started on what the sandbox has filled, before it changes anything', async () => {
    const { start, own } = await aSchool('profile: production\n')
    expect((await start({}, (_address, stop) => stop())).code).toBe(0)
    const admin = { MATRICULA_ADMIN_PASSWORD: 'una clave larga' }
    const { code, stdout, stderr } = await start({ ...own, ...admin })
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('- database: es de la demostración y no se abre para producción')
    expect(stderr).toContain('- plugins.payments.card: sandbox-payments es un proveedor de demostración')
  })

  it('opens a rehearsal all the same, and says loudly what is missing', async () => {
    const { start, own } = await aSchool('profile: production\nrehearsal: true\n')
    const { code, stdout, stderr } = await start(own, (_address, stop) => stop())
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^ready /)])
    const warned = stderr.split('\n').filter((line) => line.includes('a rehearsal opens all the same'))
    expect(warned).toHaveLength(pretend.length + 1)
  })

  it('prints the passwords of a sandbox that others reach, each start anew, and takes demo again after it', async () => {
    const { start, own } = await aSchool('access: { passwordCost: 10 }\n')
    /** Starts it, tries the password that everybody knows, and stops it. */
    const tryDemo = async (environment: Readonly<Record<string, string>>) => {
      const statuses: number[] = []
      const ended = await start({ ...own, ...environment }, (address, stop) => {
        const answer = new Visitor(address).post('/api/staff/session', {
          username: 'admin',
          password: 'demo',
        })
        void answer.then(({ status }) => statuses.push(status)).finally(stop)
      })
      const [, drawn = ''] = /^password admin (\S+)$/m.exec(ended.stdout) ?? []
      return { ...ended, status: statuses[0], drawn }
    }
    const reached = { MATRICULA_SANDBOX_HOSTS: '192.168.1.20' }
    const [alone, first, second] = [await tryDemo({}), await tryDemo(reached), await tryDemo(reached)]
    expect([alone.status, alone.drawn]).toEqual([200, ''])
    for (const { status, drawn, stdout, stderr } of [first, second]) {
      expect([status, stdout.match(/^password \w+ [\w-]{16}$/gm)?.length]).toEqual([401, 8])
      expect(stderr).not.toContain(drawn)
    }
    expect(first.drawn).not.toBe(second.drawn)
    expect(await tryDemo({})).toMatchObject({ status: 200, drawn: '' })
  })
})
