import { loggableWord, PluginFault } from '@matricula/contract'
import type { HttpResponse, Log } from '@matricula/contract'
import { codeOf, faultOfAnswer, faultOfCode } from './faults.ts'

const noWay = new Set(['NoRoute', 'NoSegment', 'NoTable'])

/**
 * What OSRM answered; null when it says there is no way, be it that a point is near no street. A code nobody heard of
 * is a fault by its HTTP status, with a warning.
 */
export function readOsrm(
  response: HttpResponse,
  { log, now }: { readonly log: Log; readonly now: Date },
): unknown {
  const byStatus = faultOfAnswer(response, now)
  const code = codeOf(response)
  if (code === 'Ok' && byStatus === null) return response.json()
  if (code !== null && noWay.has(code)) return null
  const byCode = code === null ? null : faultOfCode(code)
  if (byCode !== null) throw byCode
  if (code !== null) log.warn({ code: loggableWord(code) }, 'the route server answered with an unknown code')
  throw byStatus ?? new PluginFault('unknown-outcome', "the vendor's answer has another form")
}
