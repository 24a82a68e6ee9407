import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The checkout of the hub around a folder; null outside of one. */
export function checkoutAround(folder: string): string | null {
  return folderOf('matricula-hub', folder)
}

/** Where this program's package lies, however it was compiled. */
export function packageFolder(): string {
  const folder = folderOf('@matricula/cli', import.meta.dirname)
  if (folder === null) throw new Error('the package of the program is not around it')
  return folder
}

/** The nearest folder upwards whose package has that name. */
function folderOf(name: string, from: string): string | null {
  const file = path.join(from, 'package.json')
  if (existsSync(file) && named(readFileSync(file, 'utf8')) === name) return from
  const above = path.dirname(from)
  return above === from ? null : folderOf(name, above)
}

function named(written: string): unknown {
  const said: unknown = JSON.parse(written)
  return typeof said === 'object' && said !== null && 'name' in said ? said.name : null
}
