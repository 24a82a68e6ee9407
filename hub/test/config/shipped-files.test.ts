import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config/load-config.ts'
import { placesIn } from '../../src/config/problems-of-places.ts'
import { type Locale, locales, type Texts } from '../../src/config/texts.ts'
import { problems } from '../../src/http/problems.ts'
import { checkEntries } from '../../src/plugins/index.ts'
import { root, runHub } from '@matricula/hub/testing/test-hub'

async function shipped(environment: Readonly<Record<string, string>> = {}) {
  const loaded = await loadConfig(root, environment)
  if ('problems' in loaded) throw new Error(loaded.problems.join('\n'))
  return loaded.config
}

const placesOf = (texts: Texts, locale: Locale, key: string) => placesIn(texts[locale][key] ?? '').toSorted()

describe('the shipped configuration', () => {
  it('has no problems, nor have its plugins', async () => {
    const config = await shipped()
    const checked = await checkEntries(config.plugins, `${root}/config/plugins.yaml`)
    expect(checked.problems).toEqual([])
    expect(config.settings.profile).toBe('sandbox')
  })

  it('is a production configuration with the example laid over it and its names in the environment', async () => {
    const { settings } = await shipped({
      MATRICULA_SETTINGS: 'config/production.example.yaml',
      MATRICULA_DATABASE_URL: 'postgres://hub:pass@127.0.0.1:5432/matricula',
    })
    expect(settings).toMatchObject({
      profile: 'production',
      server: { host: '0.0.0.0', trustedProxies: 1 },
      database: { client: 'pg', url: 'postgres://hub:pass@127.0.0.1:5432/matricula' },
      access: { secondProof: 'mailLink', triesPerCode: 5, triesPerAddress: 20, passwordCost: 17 },
    })
  })

  it('asks for the secrets of the production example by name', async () => {
    const loaded = await loadConfig(root, { MATRICULA_SETTINGS: 'config/production.example.yaml' })
    expect(loaded).toMatchObject({
      problems: expect.arrayContaining([
        'production.example.yaml.database.url: falta la variable de entorno MATRICULA_DATABASE_URL',
      ]),
    })
  })

  it('offers demonstration students whom the school has', async () => {
    const { hub } = await runHub()
    const { demoStudents } = hub.app.config
    expect(demoStudents).toHaveLength(17)
    for (const { code, situation } of demoStudents) {
      const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
      const student = await hub.app.plugins.sis.findStudent(code, read)
      expect([code, student?.code]).toEqual([code, code.toUpperCase()])
      expect(Object.keys(situation).toSorted()).toEqual([...locales].toSorted())
    }
  })

  it.each(locales)(
    'says in %s of a demonstration student what the sign-in says of its family',
    async (locale) => {
      const { hub, visitor } = await runHub()
      const { demoStudents, seasons } = hub.app.config
      const saidOf = (wanted: string) =>
        demoStudents.find(({ code }) => code === wanted)?.situation[locale] ?? ''
      const signIn = (studentCode: string) =>
        visitor().post<{ title: string }>(
          '/api/enrollment/login',
          { studentCode },
          { 'accept-language': locale },
        )
      expect(saidOf('10010')).toContain((await signIn('10010')).body.title)
      const { from, to } = seasons.parents.parent.windows.lateForm
      const days = [from, to].map((day) => String(Number(day.slice(-2))))
      expect(saidOf('10009').match(/\d+/g)).toEqual(days)
    },
  )
})

describe('the shipped texts', () => {
  it('leave the same places open in both languages', async () => {
    const { texts } = await shipped()
    expect(Object.keys(texts.en).length).toBeGreaterThan(300)
    for (const key of Object.keys(texts.en))
      expect({ key, places: placesOf(texts, 'en', key) }).toEqual({
        key,
        places: placesOf(texts, 'es-CO', key),
      })
  })

  it('are explained to outside programs without any form that they would have to choose', async () => {
    const { texts } = await shipped()
    const rules = Object.keys(texts.en).filter((key) => key.startsWith('rule.'))
    const asked = locales.flatMap((locale) => rules.flatMap((key) => placesOf(texts, locale, key)))
    expect(rules.length).toBeGreaterThan(20)
    expect(asked.filter((place) => !/^\{\w+\}$/.test(place))).toEqual([])
  })

  it('have a title and a detail for every way the hub says no', async () => {
    const { texts } = await shipped()
    const wanted = Object.keys(problems).flatMap((code) => [
      `problem.${code}.title`,
      `problem.${code}.detail`,
    ])
    expect(wanted.filter((key) => !texts.en[key] || !texts['es-CO'][key])).toEqual([])
  })
})
