import type { Request, ResponseObject } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../db/database.ts'
import { deviceCookie, originOf } from '../../http/origin.ts'
import { addDevice, findDevice, type KnownDevice } from './known-device.store.ts'

const dayMs = 86_400_000

/** How long a device is remembered at most. */
export const deviceDays = 180

/** Remembers on the browser that the account got in there, so that nobody elsewhere can keep it out. */
export async function rememberDevice(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  request: Request,
  answer: ResponseObject,
  input: Omit<KnownDevice, 'expiresAt'>,
): Promise<ResponseObject> {
  const secret = await keepDevice(app, request, input, app.database)
  return secret === null ? answer : answer.state(deviceCookie, secret)
}

/** The same within what else is written; answers the new secret that the browser is to show, null where it keeps its own. */
export async function keepDevice(
  app: Pick<AppContext, 'config' | 'clock'>,
  request: Request,
  input: Omit<KnownDevice, 'expiresAt'>,
  database: Database,
): Promise<string | null> {
  const now = app.clock.wall()
  const { device } = originOf(request, app)
  const known = device === null ? null : await findDevice(database, device, input, now)
  if (known !== null && (input.proof === 'none' || input.proof === known.proof)) return null
  const expiresAt = new Date(now.getTime() + rememberedMs(app, input)).toISOString()
  return addDevice(database, device, { ...input, expiresAt }, now)
}

/** A student's family is remembered for the season, by the season's clock; everybody else for as long as anybody. */
function rememberedMs(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  { kind }: Pick<KnownDevice, 'kind'>,
): number {
  const longest = deviceDays * dayMs
  if (kind !== 'student') return longest
  const left = Date.parse(config.seasons.parents.parent.windows.closes) - clock.now().getTime()
  return Math.min(Math.max(left, dayMs), longest)
}
