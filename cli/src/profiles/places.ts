import path from 'node:path'
import envPaths from 'env-paths'
import type { Environment } from '../environment.ts'

/** Where the program keeps what lasts: profiles (credentials) and runs (plans and results of bulk work). */
export interface Places {
  readonly profiles: string
  readonly runs: string
}

export function placesOf({ home }: Pick<Environment, 'home'>): Places {
  if (home !== null) return { profiles: path.resolve(home), runs: path.resolve(home, 'runs') }
  const { config, data } = envPaths('matricula', { suffix: '' })
  return { profiles: config, runs: path.join(data, 'runs') }
}
