import { loggableWord, PluginFault } from '@matricula/contract'
import type { HttpResponse, Log } from '@matricula/contract'
import { faultOfAnswer, faultOfWord } from './faults.ts'
import { geocodingFrom } from './from-geocoding.ts'
import type { GeocodingAnswer } from './from-geocoding.ts'

const served = new Set(['OK', 'ZERO_RESULTS'])

/**
 * What the Geocoding API answered. It tells its refusals in the body, under HTTP status 200; a status nobody heard of
 * is `unknown-outcome`, with a warning.
 */
export function readGeocoding(
  response: HttpResponse,
  { log, now }: { readonly log: Log; readonly now: Date },
): GeocodingAnswer {
  const refused = faultOfAnswer(response, now)
  if (refused !== null) throw refused
  const answer = geocodingFrom(response.json())
  if (served.has(answer.status)) return answer
  const fault = faultOfWord(answer.status, response, now)
  if (fault !== null) throw fault
  log.warn({ status: loggableWord(answer.status) }, 'geocoding answered with an unknown status')
  throw new PluginFault('unknown-outcome', 'geocoding answered with an unknown status')
}
