import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Credentials } from '../hub/credentials.ts'

/** A hub that was signed in to, under a name. */
export interface Profile {
  readonly hub: string
  readonly user: string
  readonly cookie: string
  readonly csrfToken: string
}

export interface Profiles {
  /** The one in use when none is named. */
  readonly current: string | null
  readonly profiles: Readonly<Record<string, Profile>>
}

const none: Profiles = { current: null, profiles: {} }

/** At once: every start waits for this one small file, and what reads without waiting takes longer to load. */
export function readProfiles(folder: string): Profiles {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Profiles
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return none
    throw error
  }
}

/** Sessions open doors, so nobody else on the machine may read them; a reader never sees half a file. */
export async function writeProfiles(folder: string, profiles: Profiles): Promise<void> {
  const [{ rename, writeFile }, { makePrivateFolder }] = await Promise.all([
    import('node:fs/promises'),
    import('../private-folder.ts'),
  ])
  await makePrivateFolder(folder)
  const fresh = `${fileIn(folder)}.${process.pid}`
  await writeFile(fresh, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 })
  await rename(fresh, fileIn(folder))
}

export function withProfile({ profiles }: Profiles, name: string, profile: Profile): Profiles {
  return { current: name, profiles: { ...profiles, [name]: profile } }
}

export function withoutProfile({ current, profiles }: Profiles, name: string): Profiles {
  const rest = Object.fromEntries(Object.entries(profiles).filter(([kept]) => kept !== name))
  return { current: current === name ? (Object.keys(rest)[0] ?? null) : current, profiles: rest }
}

export function credentialsOf({ cookie, csrfToken }: Profile): Credentials {
  return { is: 'session', cookie, csrfToken }
}

function fileIn(folder: string): string {
  return path.join(folder, 'profiles.json')
}
