import { stat } from 'node:fs/promises'
import path from 'node:path'
import { UsageFault } from '../../faults.ts'
import { type Locale, translator } from '../../i18n.ts'

/** The hub's program for its database, and the folder it is started in, which holds config/. */
export interface Tool {
  readonly program: string
  readonly folder: string
}

/** In the folder that was named; else in the checkout this program lies in, else in the working folder. */
export async function findTool(named: string | undefined, locale: Locale): Promise<Tool> {
  const t = translator('db', locale)
  const folders =
    named === undefined ? [await checkoutAbove(import.meta.dirname), process.cwd()] : [path.resolve(named)]
  for (const folder of folders) {
    if (folder === null || !(await isHub(folder))) continue
    const program = path.join(folder, 'hub/dist/program/db-tool.js')
    if (await isFile(program)) return { program, folder }
    throw new UsageFault(t('notBuilt', { folder }), [t('notBuiltNext', { folder })])
  }
  throw new UsageFault(t('noHub', { folder: path.resolve(named ?? '.') }), [t('noHubNext')])
}

async function checkoutAbove(folder: string): Promise<string | null> {
  if (await isHub(folder)) return folder
  const above = path.dirname(folder)
  return above === folder ? null : checkoutAbove(above)
}

async function isHub(folder: string): Promise<boolean> {
  return (
    (await isFile(path.join(folder, 'hub/package.json'))) &&
    (await isFile(path.join(folder, 'config/default.yaml')))
  )
}

function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}
