import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { catalogueOf, type PreparedCatalogue } from './config/load-texts.ts'
import { parseYaml } from './config/parse-yaml.ts'
import { type PreparedKind, preparedFile } from './config/prepared.ts'

/** Run by the build: keeps what the shipped configuration says, which a start then need not work out. */
export async function prepareConfiguration(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.yaml')) continue
    const text = await readFile(path.join(folder, name), 'utf8')
    const value = parseYaml(text)
    // What JSON cannot say stays what only its own text says.
    if (isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)) await keep('yaml', text, value)
    if (path.dirname(name) === 'texts') await keep('texts', text, compiledTexts(value, name))
  }
}

function compiledTexts(tree: unknown, file: string): PreparedCatalogue {
  const problems: string[] = []
  const { written, compiled } = catalogueOf(tree, file, { told: 'en', problems })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const differing = Object.entries(compiled).filter(([key, message]) => message !== written[key])
  return { written, differing: Object.fromEntries(differing) }
}

async function keep(kind: PreparedKind, text: string, value: unknown): Promise<void> {
  const file = preparedFile(kind, text)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(value))
}
