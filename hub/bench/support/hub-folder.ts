import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { lay } from '../../src/config/read-yaml.ts'
import { type Child, startChild } from './child.ts'
import { compiledHub, compiledWorker, program, repository } from './places.ts'

/** A place for one hub: the shipped configuration with as many students as asked, and data of its own. */
export interface HubFolder {
  readonly data: string
  /** Starts the compiled hub there; the first time fills its roster. */
  start(): Promise<Child>
  /** The same at a port of its own, for a hub that is known by another address. */
  startAt(port: number): Promise<Child>
  /** The same, and it counts the statements that it sends. */
  startCounting(): Promise<Child>
  /** Starts the compiled worker over the same data. */
  startWorker(): Promise<Child>
  remove(): Promise<void>
}

/** As `npm start`, the container and the services start it: the C library gives back what it no longer needs. */
export const cLibrary = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' }

const settings = {
  log: 'error',
  // One machine signs in as a whole school here.
  access: { triesPerCode: 1_000_000, triesPerAddress: 1_000_000, ceilingPerAddress: 1_000_000_000 },
  // A row past its freshness is read again behind the answer; which rows are would depend on how long filling took.
  students: { freshSeconds: 86_400 },
  console: path.join(repository, 'console/dist'),
}

/** `own` is laid over the bench's settings, `ownPlugins` over the shipped plugins. */
export async function makeHubFolder(
  students: number,
  own: object = {},
  ownPlugins: object = {},
): Promise<HubFolder> {
  const root = await mkdtemp(path.join(tmpdir(), 'matricula-bench-'))
  await cp(path.join(repository, 'config'), path.join(root, 'config'), { recursive: true })
  const plugins = path.join(root, 'config/plugins.yaml')
  const shipped: unknown = parse(await readFile(plugins, 'utf8'))
  const school = lay({ sis: { main: { settings: { students } } } }, shipped)
  await writeFile(plugins, stringify(lay(ownPlugins, school)))
  await writeFile(path.join(root, 'config/bench.yaml'), stringify(lay(own, settings)))
  const environment = {
    PORT: '0',
    MATRICULA_SETTINGS: 'config/bench.yaml',
    MATRICULA_DATA: 'data',
    MATRICULA_URL: '',
    ...cLibrary,
  }
  return {
    data: path.join(root, 'data'),
    start: () => startChild({ file: compiledHub, cwd: root, environment }),
    async startAt(port) {
      const own = { ...environment, PORT: String(port) }
      const hub = await startChild({ file: compiledHub, cwd: root, environment: own })
      return { ...hub, url: `http://127.0.0.1:${port}` }
    },
    startCounting: () =>
      startChild({
        file: compiledHub,
        cwd: root,
        environment,
        before: program('support/count-statements.js'),
      }),
    startWorker: () => startChild({ file: compiledWorker, cwd: root, environment }),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

/** What is measured is work, not who is sent away on a busy machine; the opening day measures that. */
const endless = { delayMs: 3_600_000, requests: 1_000_000 }
const patient = { server: { overload: { busy: endless, full: endless } } }

/** A hub that has read its roster and waits; `use` gets it, and nothing of it is left afterwards. */
export async function withHub<T>(
  students: number,
  use: (hub: Child, folder: HubFolder) => Promise<T>,
  own: object = {},
  ownPlugins: object = {},
): Promise<T> {
  const folder = await makeHubFolder(students, lay(own, patient) as object, ownPlugins)
  try {
    const hub = await folder.start()
    try {
      await hub.idle()
      return await use(hub, folder)
    } finally {
      await hub.stop()
    }
  } finally {
    await folder.remove()
  }
}
