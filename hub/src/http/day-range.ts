import Joi from 'joi'
import { isLocalDate } from '../shared/local-date.ts'

/** A day of the calendar, 2025-06-19. */
export const day = Joi.string().custom((written: string, { error }) =>
  isLocalDate(written) ? written : error('any.invalid'),
)

/** The days of a list. Those that end before they begin hold nothing, which would read as if there were nothing. */
export const dayRange = {
  from: day
    .custom((from: string, { error, state }) => {
      const [{ to }] = state.ancestors as [{ readonly to?: unknown }]
      return typeof to === 'string' && from > to ? error('day.reversed') : from
    })
    .messages({ 'day.reversed': '{{#label}} must not be later than "to"' }),
  to: day,
}
