import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { isPromise, promises } from './promises.ts'

const root = new URL('../../', import.meta.url)
const { strayWords }: Dictionary = await import(new URL('hub/testing/dictionary.ts', root).href)
const spanish = flat(parse(readFileSync(new URL('config/texts/es-CO.yaml', root), 'utf8')))
/** Another word in it would ask every family for its consent again. */
const consentedTo = /^privacy\.notice\./
const english = flat(parse(readFileSync(new URL('config/texts/en.yaml', root), 'utf8')))

/** hub/testing/dictionary.ts, which the texts of the command line are held to as well. */
interface Dictionary {
  readonly strayWords: (
    texts: ReadonlyMap<string, string>,
    locale: 'es-CO' | 'en',
    kept?: readonly RegExp[],
  ) => readonly unknown[]
}

describe('the texts of the portal', () => {
  it('exist in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...spanish.keys()].sort())
  })
  it('include every key that a screen names', () => {
    const missing = namedKeys().filter((key) => !spanish.has(key))
    expect(missing).toEqual([])
  })
  it('say each idea by the one word that the dictionary has for it', () => {
    // Of one person the text says whether that is the mother or the father.
    const relations = /^office\.studentFile\.contacts\.role\./
    expect(strayWords(spanish, 'es-CO', [consentedTo, relations])).toEqual([])
    expect(strayWords(english, 'en', [relations])).toEqual([])
  })
  it.each(['es-CO', 'en'] as const)('say so too where the help chat answers, in %s', (locale) => {
    expect(strayWords(flat(faqOf(locale)), locale, [/\.(?:id|words)$/])).toEqual([])
  })
  it.each(['accounting', 'esign', 'notices', 'payments'])(
    'say so too on the pages of sandbox-%s',
    async (name) => {
      const { texts }: { texts: Record<string, unknown> } = await import(
        new URL(`plugins/sandbox-${name}/src/pages/texts.ts`, root).href
      )
      expect(strayWords(flat(texts['es-CO']), 'es-CO')).toEqual([])
      expect(strayWords(flat(texts['en']), 'en')).toEqual([])
    },
  )
  it.each(['demo-students', 'demo-guardians'])('say so too of the %s', (name) => {
    const people: unknown = parse(readFileSync(new URL(`config/sandbox/${name}.yaml`, root), 'utf8'))
    const told = (locale: string) =>
      new Map([...flat(people)].filter(([key]) => key.endsWith(`.situation.${locale}`)))
    expect(strayWords(told('es-CO'), 'es-CO')).toEqual([])
    expect(strayWords(told('en'), 'en')).toEqual([])
  })
  it('promise only what some code does, and the list says which', () => {
    const made = [...spanish, ...answersOfChat('es-CO'), ...english, ...answersOfChat('en')]
      .filter(([key, said]) => isPromise(said) && !consentedTo.test(key))
      .map(([key]) => key)
    expect(new Set(made)).toEqual(new Set(Object.keys(promises)))
    const gone = Object.values(promises).filter((file) => !existsSync(new URL(file, root)))
    expect(gone).toEqual([])
  })
  it('claim nothing of what a bank has charged', () => {
    const claims = /no se hizo ningún cobro|no se cobró nada|nothing was charged/i
    const families = ['payment.', 'family.payment.', 'invoices.payment.', 'checkout.']
    const made = [...spanish, ...english]
      .filter(([key, said]) => families.some((start) => key.startsWith(start)) && claims.test(said))
      .map(([key]) => key)
    expect(made).toEqual([])
  })
  it.each([
    ['payer.missing.name', 'Ingrese su nombre'],
    ['payer.missing.lastname', 'Ingrese sus apellidos'],
    ['payer.missing.id', 'Ingrese su numero de identificación'],
    ['payer.missing.email', 'Ingrese su correo electrónico'],
    ['payer.missing.phone', 'Ingrese su número telefónico'],
    ['login.carousel', 'Toma control de tu vida'],
    ['login.enter', 'Ingresar'],
    ['wizard.back', 'Anterior'],
    ['wizard.next', 'Siguiente'],
  ])('keep the school’s words literally: %s', (key, literal) => {
    expect(spanish.get(key)).toBe(literal)
  })
  it('keep the school’s words literally where a button says the end of it', () => {
    const said = `${spanish.get('common.loadFailed')} ${spanish.get('common.retry')}`
    expect(said).toBe('No pudimos cargar la información. Reintentar')
  })
})

function namedKeys(): string[] {
  const source = new URL('console/src/', root)
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(new URL(file, source), 'utf8').matchAll(/\bt\('([a-z]+\.[A-Za-z0-9.-]+)'/g),
    ])
    .map(([, key = '']) => key)
}

function flat(node: unknown, path = ''): Map<string, string> {
  if (typeof node !== 'object' || node === null) return new Map([[path, String(node)]])
  return new Map(
    Object.entries(node).flatMap(([name, child]) => [...flat(child, path ? `${path}.${name}` : name)]),
  )
}

interface Answered {
  readonly id: string
  readonly answer: string
}

function faqOf(locale: 'es-CO' | 'en'): readonly Answered[] {
  return parse(readFileSync(new URL(`config/faq/${locale}.yaml`, root), 'utf8')) as readonly Answered[]
}

function answersOfChat(locale: 'es-CO' | 'en'): [string, string][] {
  return faqOf(locale).map(({ id, answer }) => [`faq.${id}`, answer])
}
