/** What the surroundings say; the one file that reads the environment. Secrets stay here and in the profile. */
export interface Environment {
  readonly hub: string | null
  readonly key: string | null
  readonly profile: string | null
  /** The language that somebody chose for this program; null where nobody did. */
  readonly language: string | null
  /** The system's own. */
  readonly locale: string | null
  /** Where profiles and runs are kept instead of the system's usual folders. */
  readonly home: string | null
  readonly isCi: boolean
  /** Colours are not wanted, or not known to the screen. */
  readonly isColourless: boolean
  /** Shows where a defect happened. */
  readonly debug: boolean
  /** For the programs this one starts. */
  readonly whole: NodeJS.ProcessEnv
}

export function readEnvironment(): Environment {
  const { env } = process
  const set = (name: string) => env[name]?.trim() || null
  return {
    hub: set('MATRICULA_HUB'),
    key: set('MATRICULA_KEY'),
    profile: set('MATRICULA_PROFILE'),
    language: set('MATRICULA_LANG'),
    locale: set('LC_ALL') ?? set('LC_MESSAGES') ?? set('LANG'),
    home: set('MATRICULA_CLI_HOME'),
    isCi: set('CI') !== null,
    isColourless: set('NO_COLOR') !== null || set('CI') !== null || set('TERM') === 'dumb',
    debug: set('MATRICULA_DEBUG') !== null,
    whole: env,
  }
}
