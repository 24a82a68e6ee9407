import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A source file of the repository: its path from the root, with slashes, and its text. */
export interface Source {
  readonly file: string
  readonly text: string
}

const root = path.resolve(import.meta.dirname, '../../..')

/** Every TypeScript file below the folders that is written by hand. */
export function sourcesUnder(...folders: readonly string[]): Source[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        `${folder}/${file}`.replaceAll(path.sep, '/'),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\/(node_modules|dist)\/|\/schema\.d\.ts$/.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}
