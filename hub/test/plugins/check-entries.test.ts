import { rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkEntries as check } from '../../src/plugins/check-entries.ts'
import { anElsewhere, pluginSource } from '@matricula/hub/testing/plugins/temporary-package'
import { asking, running } from '@matricula/hub/testing/plugins/running-plugins'

const checkEntries = (written: unknown, from: string) => check(written, from, { locale: 'en' })

const point = { lat: 4.7, lng: -74.05 }

describe('a plugin from elsewhere', () => {
  it('loads by its package name and serves like any other', async () => {
    const { file, install } = await anElsewhere()
    await install('@someone/their-plugin', pluginSource('their-plugin'))
    const written = { maps: { main: { use: '@someone/their-plugin', settings: { apiKey: 'key-1' } } } }
    const { entries } = await checkEntries(written, file)
    const { plugins } = await running(...entries)
    expect(await plugins.maps.search('Chía', point, 1, asking())).toEqual([
      { lat: 4, lng: -74, address: 'region co' },
    ])
    expect(plugins.view()).toMatchObject([
      { instance: 'maps.main', use: '@someone/their-plugin', state: 'up' },
    ])
  })

  it('may have a bare name when we have no package of that name', async () => {
    const { file, install } = await anElsewhere()
    await install('their-plugin', pluginSource('their-plugin'))
    const { entries } = await checkEntries(mapsBy('their-plugin'), file)
    expect(entries).toMatchObject([{ kind: 'maps', name: 'main', use: 'their-plugin', required: false }])
  })

  it('may bring its own version of joi', async () => {
    const { file, install } = await anElsewhere()
    const older = `Object.assign(Joi.object({ apiKey: Joi.string() }), {
      [Symbol.for('@hapi/joi/schema')]: { version: '17.13.3' },
    })`
    await install('@a/b', pluginSource('b', `settings: ${older}`))
    const { entries } = await checkEntries(mapsBy('@a/b'), file)
    expect(entries).toMatchObject([{ settings: { apiKey: 'key-1' } }])
  })

  const refusals: [why: string, overrides: string, problem: string][] = [
    ['is of another kind', `kind: 'sis'`, '@a/b is a plugin for sis'],
    ['speaks another contract', 'contract: 2', '@a/b speaks contract 2 of maps, this hub speaks 1'],
    ['has another name', `name: 'c'`, '@a/b calls itself c; both must be one name'],
    [
      'has no schema',
      'settings: {}',
      '@a/b exports no `plugin` with name, kind, contract, settings and create',
    ],
  ]
  it.each(refusals)('is refused when it %s', async (_, overrides, problem) => {
    const { file, install } = await anElsewhere()
    await install('@a/b', pluginSource('b', overrides))
    const { problems } = await checkEntries(mapsBy('@a/b'), file)
    expect(problems).toContain(`plugins.maps.main: ${problem}`)
  })

  it('is refused when it is not built, with what to do', async () => {
    const { file, install } = await anElsewhere()
    await install('@a/b', pluginSource('b'))
    await rm(path.join(path.dirname(file), 'node_modules/@a/b/index.js'))
    const { problems } = await checkEntries(mapsBy('@a/b'), file)
    expect(problems).toContain(
      'plugins.maps.main: the package @a/b is not built; run npm run build, with its folder among the references of tsconfig.json',
    )
  })

  it('is refused when a package that it needs is missing, and not called missing itself', async () => {
    const { file, install } = await anElsewhere()
    await install('@a/b', `import '@a/needed'`)
    const { problems } = await checkEntries(mapsBy('@a/b'), file)
    expect(problems).toContainEqual(expect.stringMatching(/@a\/b does not load: .*@a\/needed/))
  })

  it.each(['./plugin', '/opt/plugin', 'file:///opt/plugin', 'node:fs', '@a/b/c'])(
    'is named, not pointed at: %s',
    async (use) => {
      const { file } = await anElsewhere()
      const { problems } = await checkEntries(mapsBy(use), file)
      expect(problems).toContain('plugins.maps.main.use does not have the form that is asked for')
    },
  )
})

describe('the problems of the configuration', () => {
  it('come all at once', async () => {
    const { file, install } = await anElsewhere()
    await install('@a/b', pluginSource('b'))
    const { problems } = await checkEntries(
      {
        weather: { main: { use: 'x' } },
        sis: { main: { use: 'not-there', required: 'maybe' } },
        maps: {
          main: { use: '@a/b', settings: { region: 'pe', tries: 0, more: 1 } },
          other: { use: '@a/b' },
        },
        payments: { main: { use: 'not-there-either' }, Card: { uses: 'x' } },
        esign: { main: { use: '@a/b', settings: { apiKey: 'key-1' } } },
      },
      file,
    )
    expect(problems).toEqual([
      'plugins.weather is no kind of plugin; the kinds are sis, accounting, accessControl, maps, payments, esign, notices, einvoice',
      'plugins.accounting is missing: the hub needs one',
      'plugins.maps.other: the one instance of maps is called main',
      'plugins.payments.Card: a name has small letters, digits and hyphens',
      'plugins.payments.main: esign has an instance of that name',
      'plugins.sis.main.required must be true or false',
      'plugins.maps.main.settings.apiKey is missing',
      'plugins.maps.main.settings.region must be one of co, ec',
      'plugins.maps.main.settings.tries must be at least 1',
      'plugins.maps.main.settings.more is not known here',
      'plugins.maps.other.settings.apiKey is missing',
      'plugins.payments.main: no package @matricula/not-there-either / not-there-either is installed',
      'plugins.payments.Card.use is missing',
      'plugins.payments.Card.uses is not known here',
      'plugins.esign.main: @a/b is a plugin for maps',
    ])
  })

  it('name what an empty instance lacks', async () => {
    const { problems } = await checkEntries({ maps: { main: null } }, import.meta.filename)
    expect(problems).toContain('plugins.maps.main.use is missing')
  })

  it('never show a value: not a secret, not one under a misspelt name', async () => {
    const { file, install } = await anElsewhere()
    await install('@a/b', pluginSource('b'))
    const settings = { apiKey: 'hush-1', apikey: 'hush-2', region: 'hush-3', tries: 'hush-4' }
    const { problems } = await checkEntries({ maps: { main: { use: '@a/b', settings } } }, file)
    expect(problems).toHaveLength(3 + 4)
    expect(problems.join('\n')).not.toContain('hush')
  })

  it('name the kinds without which nobody can enrol', async () => {
    const { problems } = await checkEntries({}, import.meta.filename)
    expect(problems).toEqual([
      'plugins.sis is missing: the hub needs one',
      'plugins.accounting is missing: the hub needs one',
      'plugins.payments is missing: the hub needs one',
    ])
  })

  it('say what the instances of sis are called, and that admissions stand beside the students', async () => {
    const unheard = { use: 'not-there' }
    const named = async (sis: object) => {
      const { problems } = await checkEntries({ sis }, import.meta.filename)
      return problems.filter(
        (problem) => problem.startsWith('plugins.sis') && !problem.includes('no package'),
      )
    }
    expect(await named({ main: unheard, admissions: unheard })).toEqual([])
    expect(await named({ admissions: unheard })).toEqual([
      'plugins.sis.main is missing: admissions stands beside it',
    ])
    expect(await named({ main: unheard, other: unheard })).toEqual([
      'plugins.sis.other: the instances of sis are called main and admissions',
    ])
  })

  it.each([null, undefined, [], 'sis'])('include a file with nothing in it: %j', async (written) => {
    const { problems } = await checkEntries(written, import.meta.filename)
    expect(problems).toEqual(['plugins: config/plugins.yaml has no entries'])
  })
})

function mapsBy(use: string) {
  return { maps: { main: { use, settings: { apiKey: 'key-1' } } } }
}
