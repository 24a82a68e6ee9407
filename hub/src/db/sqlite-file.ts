import path from 'node:path'
import type { DatabaseSettings } from '../config/stores-settings.ts'

/** Where the embedded database lies. */
export function sqliteFile({ folder }: Pick<DatabaseSettings, 'folder'>, root: string): string {
  return path.join(path.resolve(root, folder), 'matricula.db')
}
