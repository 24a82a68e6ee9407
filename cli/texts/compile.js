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

/** The texts by command, each command's still packed. */
export function packedTexts(yaml) {
  return Object.fromEntries(
    Object.entries(compileTexts(yaml)).map(([area, messages]) => [area, JSON.stringify(messages)]),
  )
}

/** What unpacks the texts of a command when they are first asked for, from what `read` answers. */
export const unpacking = `
let packed = null
const unpacked = new Map()
export default (area) => {
  packed ??= read()
  if (!unpacked.has(area)) unpacked.set(area, JSON.parse(packed[area] ?? '{}'))
  return unpacked.get(area)
}
`

/** The same as a module of its own, for tests. */
export function moduleOf(yaml) {
  return `const read = () => (${JSON.stringify(packedTexts(yaml))})\n${unpacking}`
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
