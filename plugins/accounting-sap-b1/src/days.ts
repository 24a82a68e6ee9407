import type { Instant, LocalDate } from '@matricula/contract'
import Joi from 'joi'

/** A day as both roots write it: 2026-01-31, or with a midnight behind it. */
export const day = Joi.string()
  .pattern(/^\d{4}-\d{2}-\d{2}(T00:00:00(\.0+)?Z?)?$/, 'a day')
  .custom((date: string): LocalDate => date.slice(0, 10))

export const timeOfDay = Joi.string().pattern(/^\d{2}:\d{2}(:\d{2})?$/, 'a time')

/** SAP keeps the day and the wall time of the company, which is Bogotá's, -05:00 all year. */
export function instantOf(on: LocalDate, at: string | null): Instant {
  const [hours = '00', minutes = '00', seconds = '00'] = (at ?? '').split(':').filter((part) => part !== '')
  return `${on}T${hours}:${minutes}:${seconds}-05:00`
}
