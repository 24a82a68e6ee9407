import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Plugin } from 'vite'

const NAME = 'virtual:first-texts'
const FIRST = ['app', 'common', 'login', 'demo']

/** Bundles the texts of the first screen, so that it can be read before /api/texts answers. */
export function firstTexts(): Plugin {
  return {
    name: 'first-texts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null
      const texts = { 'es-CO': firstOf('es-CO'), en: firstOf('en') }
      return `export default ${JSON.stringify(texts)}`
    },
  }
}

/** Flat texts ('login.title') of the first screen, read from config/texts. */
export function firstOf(locale: 'es-CO' | 'en'): Record<string, string> {
  const file = new URL(`../../../config/texts/${locale}.yaml`, import.meta.url)
  const sections: unknown = parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(flat(sections).filter(([key]) => FIRST.includes(key.split('.')[0] ?? '')))
}

function flat(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => flat(child, path ? `${path}.${key}` : key))
}
