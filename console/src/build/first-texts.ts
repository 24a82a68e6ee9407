import { readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { parse } from 'yaml'
import type { Plugin } from 'vite'
import type { Texts } from '../i18n.ts'

const NAME = 'virtual:first-texts'
const FIRST = ['app', 'common', 'login', 'demo']

/** Bundles the texts of the first screen, compiled, so that it can be read before the hub answers. */
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

function firstOf(locale: 'es-CO' | 'en'): Texts {
  const shipped = Object.entries(shippedTexts(locale))
  return Object.fromEntries(shipped.filter(([key]) => FIRST.includes(key.split('.')[0] ?? '')))
}

/** All texts by flat key ('login.title'), read from config/texts and compiled. */
export function shippedTexts(locale: 'es-CO' | 'en'): Texts {
  const file = new URL(`../../../config/texts/${locale}.yaml`, import.meta.url)
  const written = flat(parse(readFileSync(file, 'utf8')))
  return Object.fromEntries(written.map(([key, text]) => [key, compile(text)]))
}

function flat(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => flat(child, path ? `${path}.${key}` : key))
}
