import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { loadConfig } from '../../src/config/load-config.ts'
import { isTree } from '../../src/config/read-yaml.ts'
import { aConfiguration } from '@matricula/hub/testing/a-configuration'

const problemsOf = async (root: string, environment: Readonly<Record<string, string>> = {}) => {
  const loaded = await loadConfig(root, { LANG: 'en', ...environment })
  return 'problems' in loaded ? loaded.problems : []
}

const swap = (from: string, to: string) => (text: string) => text.replace(from, to)

describe('the problems of the configuration', () => {
  it('come all at once, each with its place', async () => {
    const { root, edit } = await aConfiguration()
    await edit('plugins.yaml', swap('sandbox-card-not-a-secret', '${CARD_SECRET}'))
    await edit('seasons/2025-2026.yaml', swap('months: 11', 'months: 0'))
    await edit('seasons/2020-2021.yaml', swap('project: 2020-2021', "project: ''"))
    await edit('texts/en.yaml', (text) => `${text}\nonlyHere: one\n`)
    await edit('texts/es-CO.yaml', (text) => `${text}\nsoloAqui: uno\nunNumero: 7\n`)
    expect(await problemsOf(root)).toEqual([
      'config/texts/es-CO.yaml: unNumero is not a text',
      'config/texts/en.yaml: soloAqui is missing',
      'config/texts/es-CO.yaml: onlyHere is missing',
      'plugins.yaml.payments.card.settings.secret: the environment has no CARD_SECRET',
      'config/seasons/2025-2026.yaml: parent.periods.year.months must be at least 1',
      'config/seasons/2020-2021.yaml: project may not be empty',
    ])
  })

  it('name every wrong setting by its path and rule', async () => {
    const { root, edit } = await aConfiguration()
    await edit('default.yaml', swap('secondProof: none', 'secondProof: some'))
    await edit('default.yaml', swap('triesPerCode: 5', 'triesPerCode: 0'))
    await edit('default.yaml', swap('windowMinutes: 15', 'windowMinute: 15'))
    await edit('default.yaml', swap('rosterSchedule: 0 */15', 'rosterSchedule: 0 */x'))
    expect(await problemsOf(root, { PORT: '70000' })).toEqual([
      'settings: server.port must be a port, from 0 to 65535 (PORT)',
      'settings: access.secondProof must be one of none, document4, mailLink',
      'settings: access.triesPerCode must be at least 1',
      'settings: access.windowMinutes is missing',
      'settings: access.windowMinute is not known here',
      'settings: students.rosterSchedule must be a cron schedule, such as 0 */15 * * * *',
    ])
  })

  it('name the file that has it where one is laid over the other', async () => {
    const { root, edit } = await aConfiguration()
    await edit('default.yaml', swap('triesPerCode: 5', 'triesPerCode: 0'))
    await edit('own.yaml', () => 'server: { prot: 3000 }\n')
    expect(await problemsOf(root, { MATRICULA_SETTINGS: 'config/own.yaml', PORT: '70000' })).toEqual([
      'settings: server.port must be a port, from 0 to 65535 (PORT)',
      'settings: server.prot is not known here (config/own.yaml)',
      'settings: access.triesPerCode must be at least 1 (config/default.yaml)',
    ])
  })

  it.each(['\n', '# nothing yet\n', '- server\n'])(
    'name a file of settings that has none: %j',
    async (text) => {
      const { root, edit } = await aConfiguration()
      await edit('own.yaml', () => text)
      expect(await problemsOf(root, { MATRICULA_SETTINGS: 'config/own.yaml' })).toEqual([
        'config/own.yaml: has no values; write those that differ from config/default.yaml, or unset MATRICULA_SETTINGS',
      ])
    },
  )

  it('tell a variable that is missing once', async () => {
    const { root, edit } = await aConfiguration()
    await edit('default.yaml', swap('secondProof: none', 'secondProof: ${PROOF}'))
    expect(await problemsOf(root)).toEqual(['default.yaml.access.secondProof: the environment has no PROOF'])
  })

  it('of the questions and answers are told in the language that was asked for', async () => {
    const { root, edit } = await aConfiguration()
    await edit('faq/en.yaml', () => 'a: [1')
    expect((await problemsOf(root))[0]).toMatch(/a bracket is not closed$/)
  })

  it('never show a value that may be a secret', async () => {
    const { root, edit } = await aConfiguration()
    await edit('default.yaml', swap('client: sqlite', 'client: pg'))
    await edit('default.yaml', swap('maxBody: 262144', 'maxBody: hush-4'))
    await edit('plugins.yaml', swap('secret: sandbox-card-not-a-secret', 'secret: hush-3: hush-3'))
    const secrets = { MATRICULA_DATABASE_URL: 'hush-1://user:hush-1', MATRICULA_DATA_KEY: 'hush-2' }
    const problems = await problemsOf(root, secrets)
    expect(problems).toHaveLength(3)
    expect(problems.join('\n')).not.toContain('hush')
  })

  it('include work left to workers that nobody could tell of it', async () => {
    const { root } = await aConfiguration()
    expect(await problemsOf(root, { MATRICULA_WORK: 'workers' })).toEqual([
      'settings: redis.work may not be workers without Redis: give redis.url (MATRICULA_REDIS_URL), ' +
        'or leave here and the hub does the work (MATRICULA_WORK)',
    ])
    const redis = { MATRICULA_REDIS_URL: 'redis://127.0.0.1:6379' }
    expect(await problemsOf(root, { ...redis, MATRICULA_WORK: 'workers' })).toEqual([])
  })

  it('of a season come together with those of the settings that name it', async () => {
    const { root, edit } = await aConfiguration()
    await edit('default.yaml', swap('leaseSeconds: 60', 'leaseSeconds: 0'))
    await edit('seasons/2025-2026.yaml', swap('months: 11', 'months: 0'))
    expect(await problemsOf(root)).toEqual([
      'settings: outbox.leaseSeconds must be at least 1',
      'config/seasons/2025-2026.yaml: parent.periods.year.months must be at least 1',
    ])
  })

  it('include a file that is not there and one that is no YAML', async () => {
    const { root, edit } = await aConfiguration()
    await edit('texts/en.yaml', () => 'a: [1')
    const problems = await problemsOf(root, { MATRICULA_SETTINGS: 'config/nowhere.yaml' })
    expect(problems).toEqual([
      expect.stringMatching(/config\/nowhere\.yaml: does not exist; check the name$/),
      expect.stringMatching(/config\/texts\/en\.yaml: line 1, column 6: .*a bracket is not closed$/),
    ])
  })

  it('include a season without the part that is asked of it', async () => {
    const { root, edit } = await aConfiguration()
    await edit('default.yaml', swap('parents: 2025-2026', 'parents: 2020-2021'))
    await edit('default.yaml', swap('admin: 2020-2021', 'admin: 2025-2026'))
    expect(await problemsOf(root)).toEqual([
      'settings: season.parents: 2020-2021 lacks the part parent',
      'settings: season.admin: 2025-2026 lacks the part admin',
    ])
    expect((await problemsOf(root, { LANG: 'es_CO.UTF-8' }))[0]).toBe(
      'settings: season.parents: 2020-2021 no tiene la parte parent',
    )
  })
})

describe('every setting with a value that is wrong in every way', () => {
  const wrong = ['', 'x', '-1', -1, 0.5, 1e12, true, [], {}, null]

  it.each([
    ['es-CO', {}],
    ['en', { LANG: 'en' }],
  ])('is told by a sentence of %s, never by the name of a rule', async (_locale, language) => {
    const { root } = await aConfiguration()
    const shipped: unknown = parse(await readFile(path.join(root, 'config/default.yaml'), 'utf8'))
    const told: string[] = []
    for (const value of wrong) {
      await writeFile(path.join(root, 'config/own.yaml'), stringify(withLeaves(shipped, value)))
      const loaded = await loadConfig(root, { ...language, MATRICULA_SETTINGS: 'config/own.yaml' })
      if ('problems' in loaded) told.push(...loaded.problems.filter((line) => line.startsWith('settings: ')))
    }
    expect(told.length).toBeGreaterThan(300)
    const raw =
      /\b(?:any|string|number|boolean|object|array|alternatives|url)\.[a-zA-Z]+|ref:|\[object|undefined|\{\w+\}/
    expect(told.filter((line) => raw.test(line) || /no se acepta|is not accepted/.test(line))).toEqual([])
  })

  /** The same tree with this at the end of each of its branches. */
  function withLeaves(tree: unknown, value: unknown): unknown {
    if (!isTree(tree)) return value
    return Object.fromEntries(Object.entries(tree).map(([name, item]) => [name, withLeaves(item, value)]))
  }
})

describe('a value from the environment', () => {
  it('stands where the file names it, or gives way to the value written beside the name', async () => {
    const { root } = await aConfiguration()
    expect(await loadConfig(root, { PORT: '4000' })).toMatchObject({
      config: { settings: { server: { port: 4000, host: '127.0.0.1' } } },
    })
  })

  it('reaches every branch of plugins.yaml, also within a longer text', async () => {
    const { root, edit } = await aConfiguration()
    await edit('plugins.yaml', swap('secret: sandbox-card-not-a-secret', 'secret: a-${ONE}-${TWO:-two}'))
    expect(await loadConfig(root, { ONE: '$&' })).toMatchObject({
      config: { plugins: { payments: { card: { settings: { secret: 'a-$&-two' } } } } },
    })
  })
})

describe("an operator's own settings", () => {
  it('are laid over the shipped ones, branch by branch', async () => {
    const { root, edit } = await aConfiguration()
    await edit('own.yaml', () => 'access: { triesPerCode: 3 }\n')
    expect(await loadConfig(root, { MATRICULA_SETTINGS: 'config/own.yaml' })).toMatchObject({
      config: { settings: { access: { triesPerCode: 3, windowMinutes: 15 } } },
    })
  })

  it.each(['0', "''", ''])('ask for no second person where the school writes %j', async (written) => {
    const { root, edit } = await aConfiguration()
    await edit('own.yaml', () => `payments: { secondPersonFrom: ${written} }\n`)
    expect(await loadConfig(root, { MATRICULA_SETTINGS: 'config/own.yaml' })).toMatchObject({
      config: { settings: { payments: { secondPersonFrom: 0 } } },
    })
  })

  it('cannot be changed by anybody who holds them', async () => {
    const { root } = await aConfiguration()
    const loaded = await loadConfig(root, {})
    if ('problems' in loaded) throw new Error(loaded.problems.join('\n'))
    const { settings } = loaded.config
    expect(() => Object.assign(settings.access, { triesPerCode: 1_000_000 })).toThrow(TypeError)
  })
})
