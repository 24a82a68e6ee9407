import compile from 'icu-minify/compile'
import { parse } from 'yaml'

/** The messages of one language: by command, and there by flat key, each compiled from its ICU form. */
export function compileTexts(yaml) {
  return Object.fromEntries(Object.entries(parse(yaml)).map(([area, tree]) => [area, flatten(tree)]))
}

function flatten(tree, above = '') {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([name, text]) =>
      typeof text === 'string' ? { [above + name]: compile(text) } : flatten(text, `${above}${name}.`),
    ),
  )
}

/** What keeps the texts of a command once they are asked for, as `read` answers them. */
export const keeping = `
const kept = new Map()
export default (area) => {
  if (!kept.has(area)) kept.set(area, read(area))
  return kept.get(area)
}
`

/** The same as a module of its own, for tests. */
export function moduleOf(yaml) {
  return `const texts = ${JSON.stringify(compileTexts(yaml))}\nconst read = (area) => texts[area] ?? {}\n${keeping}`
}

/** The source that names every key, so that the compiler knows a wrong one. */
export function keysOf(yaml) {
  const areas = Object.entries(compileTexts(yaml)).map(
    ([area, messages]) => `  readonly ${quoted(area)}: ${Object.keys(messages).map(quoted).join(' | ')}\n`,
  )
  return `/** Written from texts/es.yaml by \`npm run texts -w cli\`. */\nexport interface TextKeys {\n${areas.join('')}}\n`
}

function quoted(name) {
  return `'${name}'`
}
