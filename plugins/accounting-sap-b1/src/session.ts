import { PluginFault, parseAnswer, sharedSession } from '@matricula/contract'
import type { Http, HttpResponse, Log, OpenedSession, SharedSession } from '@matricula/contract'
import Joi from 'joi'
import { faultOfAnswer } from './faults.ts'
import type { Settings } from './settings.ts'

export interface SessionDeps {
  readonly http: Http
  readonly log: Log
  readonly now: () => Date
  /** `https://host:50000/b1s/v2`. */
  readonly root: string
  readonly settings: Settings
}

/** The value of the `Cookie` header of every later call. */
export type Cookies = string

const minuteMs = 60_000

/** SAP frees an idle session without telling us, so it is renewed a minute before that could be. */
export function openSession(deps: SessionDeps): SharedSession<Cookies> {
  return sharedSession<Cookies>({ open: (signal) => logIn(deps, signal), now: deps.now, earlyMs: minuteMs })
}

async function logIn(
  { http, now, root, settings }: SessionDeps,
  signal: AbortSignal,
): Promise<OpenedSession<Cookies>> {
  const { company, user, password, language } = settings
  const response = await http.send({
    method: 'POST',
    url: `${root}/Login`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      CompanyDB: company,
      UserName: user,
      Password: password,
      ...(language === undefined ? {} : { Language: language }),
    }),
    signal,
  })
  const fault = faultOfAnswer(response, now())
  if (fault !== null)
    throw fault.code === 'unknown-outcome' || fault.code === 'throttled' ? fault : signInRefused(fault)
  const { SessionId, SessionTimeout } = parseAnswer(loggedIn, response.json())
  return {
    value: cookiesFrom(response) ?? `B1SESSION=${SessionId}`,
    expiresAt: new Date(now().getTime() + SessionTimeout * minuteMs),
  }
}

/** Whatever SAP dislikes about signing in, it is the company, the user or the password. */
function signInRefused(cause: PluginFault): PluginFault {
  return new PluginFault('unauthorised', 'SAP refused our company, user or password', { cause })
}

const loggedIn = Joi.object<{ readonly SessionId: string; readonly SessionTimeout: number }>({
  SessionId: Joi.string()
    .pattern(/^[\w-]+$/)
    .required(),
  SessionTimeout: Joi.number().positive().default(30),
})
  .unknown()
  .required()

/**
 * Name and value up to the first semicolon, in the order they came: B1SESSION has no path and ends in a semicolon,
 * which strict cookie jars drop, and without ROUTEID a call lands on a node that doesn't know the session.
 */
export function cookiesFrom({ headers }: Pick<HttpResponse, 'headers'>): Cookies | null {
  const pairs = (headers['set-cookie'] ?? '')
    .split('\n')
    .map((cookie) => cookie.split(';', 1)[0]?.trim() ?? '')
    .filter((pair) => /^[^=\s]+=\S+$/.test(pair))
  return pairs.some((pair) => pair.startsWith('B1SESSION=')) ? pairs.join('; ') : null
}

const leavingMs = 5000

/** Ends our session at SAP, where it holds memory and maybe a seat. When SAP is away it runs out by itself. */
export async function logOut(
  { http, log, root }: SessionDeps,
  session: SharedSession<Cookies>,
): Promise<void> {
  const cookie = session.leave()
  if (cookie === null) return
  try {
    await http.send({
      method: 'POST',
      url: `${root}/Logout`,
      headers: { cookie },
      signal: AbortSignal.timeout(leavingMs),
    })
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    log.warn({ fault: error.code }, 'the SAP session could not be ended and runs out by itself')
  }
}
