import { readFile } from 'node:fs/promises'
import type { CommonFlags } from '../context.ts'
import type { Environment } from '../environment.ts'
import { UsageFault } from '../faults.ts'
import { isLoopback } from '../hub/loopback.ts'
import type { Credentials } from '../hub/credentials.ts'
import { placesOf } from './places.ts'
import { credentialsOf, type Profile, readProfiles } from './profiles.ts'
import { own } from '../own.ts'
import { type Locale, type Translate, translator } from '../i18n.ts'

export interface ChosenHub {
  readonly url: string
  readonly credentials: Credentials
}

const usual = 'http://127.0.0.1:3000'

/**
 * Which hub, as whom. The nearest word counts: a flag, then the environment, then the profile in use, then the hub of
 * this machine. A key wins over a profile's session; a session is only sent to the hub that gave it.
 */
export async function chooseHub(
  flags: CommonFlags,
  environment: Environment,
  locale: Locale,
): Promise<ChosenHub> {
  const t = translator('profiles', locale)
  const { current, profiles } = readProfiles(placesOf(environment).profiles)
  const name = flags.profile ?? environment.profile
  const profile = own(profiles, name ?? current ?? '')
  if (name !== null && profile === undefined) {
    throw new UsageFault(t('noProfile', { name }), [t('noProfileNext', { name })])
  }
  const url = hubUrl(flags.hub ?? environment.hub ?? profile?.hub ?? usual, t)
  const key = flags.keyFile === undefined ? environment.key : await keyIn(flags.keyFile, t)
  const session = () => sessionFor(url, profile, name ?? current ?? '')
  return { url, credentials: key === null ? session() : { is: 'key', key } }
}

function sessionFor(url: string, profile: Profile | undefined, name: string): Credentials {
  if (profile === undefined) return { is: 'nobody' }
  return profile.hub === url ? credentialsOf(profile) : { is: 'nobody', profile: { name, hub: profile.hub } }
}

type TranslateProfiles = Translate<'profiles'>

/** The origin of an address; credentials must not cross a network in the clear. */
export function hubUrl(written: string, t: TranslateProfiles): string {
  const url = URL.canParse(written) ? new URL(written) : null
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageFault(t('badUrl', { url: written }), [t('badUrlNext')])
  }
  if (url.protocol === 'http:' && !isLoopback(url.origin)) {
    throw new UsageFault(t('plainHttp', { url: url.origin }), [t('plainHttpNext', { host: url.host })])
  }
  return url.origin
}

async function keyIn(file: string, t: TranslateProfiles): Promise<string> {
  const key = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageFault(t('keyFile', { file }), [t('keyFileNext')], { cause: error })
  })
  return key.trim()
}
