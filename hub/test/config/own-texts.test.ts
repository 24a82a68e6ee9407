import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config/load-config.ts'
import { translate } from '../../src/config/texts.ts'
import { aConfiguration } from '@matricula/hub/testing/a-configuration'

/** The shipped configuration with these files in a folder of the school's own. */
async function loadedWith(files: Readonly<Record<string, string>>, folder = 'config/school') {
  const { root } = await aConfiguration()
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return loadConfig(root, { LANG: 'en', MATRICULA_SCHOOL: folder })
}

async function problemsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const loaded = await loadedWith(files)
  return 'problems' in loaded ? loaded.problems : []
}

async function configOf(files: Readonly<Record<string, string>>) {
  const loaded = await loadedWith(files)
  if ('problems' in loaded) throw new Error(loaded.problems.join('\n'))
  return loaded.config
}

describe('A school’s own texts', () => {
  it('are said in place of the shipped ones, and all others stay', async () => {
    const { messages, texts } = await configOf({
      'texts/es-CO.yaml': "outcome: { closed: { body: 'Escriba a {email}.' } }",
    })
    const shipped = await configOf({ 'texts/en.yaml': '{}' })
    expect(messages['es-CO']['outcome.closed.body']).toBe('Escriba a {email}.')
    expect(translate(texts, 'es-CO', 'outcome.closed.body', { email: 'a@b.co' })).toBe('Escriba a a@b.co.')
    expect(texts['es-CO']['outcome.closed.title']).toBe(shipped.texts['es-CO']['outcome.closed.title'])
    expect(texts.en).toEqual(shipped.texts.en)
  })

  it('may name nothing that is not filled in, and nothing that is not there', async () => {
    const written = `
rule:
  total: '{discounted} menos {scholarships}'
  discount: Descuento
  annual-now: 'Hoy {unit'
  resolution: 7
`
    expect(await problemsOf({ 'texts/es-CO.yaml': written })).toEqual([
      'config/school/texts/es-CO.yaml: rule.resolution is not a text',
      'config/school/texts/es-CO.yaml: rule.annual-now is no ICU message (EXPECT_ARGUMENT_CLOSING_BRACE); check its braces and what they hold',
      'config/school/texts/es-CO.yaml: rule.total: nothing fills {scholarships}; filled here are {discounted} {scholarship}',
      'config/school/texts/es-CO.yaml: rule.discount is not known here; the texts that there are stand in config/texts',
    ])
  })

  it('may count where the shipped text counts, and have nothing else in braces', async () => {
    const written = `
activities:
  left: '{n, plural, =0 {No queda cupo} one {Queda uno} other {Quedan #}}'
  count: '{n, plural, one {Una} other {#}} de {most}'
  introduced: '{n}'
family:
  quotas: '{n} cuotas'
outcome: { closed: { body: 'Escriba a <b>{email, number}</b>' } }
`
    expect(await problemsOf({ 'texts/es-CO.yaml': written })).toEqual([
      'config/school/texts/es-CO.yaml: activities.count: nothing fills {n, plural}; filled here are {n} {most}',
      'config/school/texts/es-CO.yaml: activities.introduced is not known here; the texts that there are stand in config/texts',
      expect.stringMatching(/outcome.closed.body: nothing fills <b>; filled here are /),
    ])
  })

  it('that are no YAML are told with their file', async () => {
    const [problem] = await problemsOf({ 'texts/en.yaml': 'a: [1' })
    expect(problem).toMatch(/config\/school\/texts\/en.yaml: .*a bracket is not closed$/)
  })
})

describe('A school’s own questions', () => {
  const question = (answer: string) => `[{ id: uniforms, question: Uniformes, answer: '${answer}' }]`

  it('stand in place of the shipped ones', async () => {
    const { faq } = await configOf({
      'faq/es-CO.yaml': question('Llame al {phone}.'),
      'faq/en.yaml': question('Call {phone}.'),
    })
    expect(faq['es-CO']).toMatchObject([{ id: 'uniforms', answer: ['Llame al ', ['phone'], '.'] }])
    expect(faq.en).toMatchObject([{ id: 'uniforms', answer: ['Call ', ['phone'], '.'] }])
  })

  it('are the same in both languages, and name only what is filled in', async () => {
    const other = "[{ id: fees, question: Fees, answer: 'Fees.' }]"
    expect(await problemsOf({ 'faq/es-CO.yaml': question('Llame.'), 'faq/en.yaml': other })).toEqual([
      'config/school/faq/es-CO.yaml: fees is missing',
      'config/school/faq/en.yaml: uniforms is missing',
    ])
    expect((await problemsOf({ 'faq/es-CO.yaml': question('Llame al {telefono}.') }))[0]).toMatch(
      /^config\/school\/faq\/es-CO.yaml: uniforms: nothing fills {telefono}; filled here are {phone} /,
    )
  })
})

describe('The folder of the school', () => {
  it('that holds nothing to read is a problem, and so is a file with another name', async () => {
    const names = 'texts/es-CO.yaml, faq/es-CO.yaml, texts/en.yaml, faq/en.yaml'
    expect(await problemsOf({})).toEqual([
      `MATRICULA_SCHOOL: config/school has no texts of the school’s own; the files are called ${names}`,
    ])
    expect(await problemsOf({ 'texts/en.yaml': '{}', 'texts/es.yaml': '{}', '.keep': '' })).toEqual([
      `config/school/texts/es.yaml: nobody reads this file; the school’s own are called ${names}`,
    ])
  })
})
