import Joi from 'joi'
import { largestPage } from '../../http/paging.ts'
import { compareInstants } from '../../shared/local-date.ts'
import { whole } from '../../shared/money.ts'
import { expandCodes } from './code-ranges.ts'
import { earlyPayment, surcharge } from './late-and-early-schema.ts'
import type { ParentSeason } from './season.ts'
import { count, day, days, group, instant, percent, point, refuseAt, text, time } from './season-forms.ts'

const maintenance = Joi.object({ from: time, to: time.invalid(Joi.ref('from')) })
  .required()
  .allow(null)

const windows = group({
  opens: instant,
  closes: instant,
  maintenance,
  lateForm: group({ from: day, to: day }),
  cutoff: instant,
  transportEarlyUntil: instant,
}).custom((value: ParentSeason['windows'], helpers) => {
  if (compareInstants(value.opens, value.closes) >= 0) {
    return refuseAt(helpers, 'closes', 'season.after', 'opens')
  }
  if (value.lateForm.from > value.lateForm.to) {
    return refuseAt(helpers, 'lateForm.to', 'season.notBefore', 'from')
  }
  return value
})

const terms = group({
  months: count,
  pension: percent,
  transport: group({ early: percent, late: percent }),
  activities: percent,
})

const codes = Joi.array()
  .items(Joi.string())
  .min(1)
  .required()
  .custom((entries: readonly string[], helpers) => {
    const expanded = expandCodes(entries)
    if ('codes' in expanded) return expanded.codes
    return helpers.error(expanded.refused, { limit: expanded.entry })
  })

const bands = group({ near: count, intermediate: count.greater(Joi.ref('near')) })

const screens = group({
  pages: group({ fees: count.max(largestPage), admin: count.max(largestPage) }),
  heartbeat: group({ everySeconds: count, noticeAt: count, stopAt: count.greater(Joi.ref('noticeAt')) }),
  transportCentre: point,
  homesMap: group({ centre: point, zoom: count, maxClusterZoom: count, clusterRadius: count }),
  departurePermissionClosed: group({ from: time, to: time }),
  helpChatHidden: group({ from: time, to: time }),
})

const grades = Joi.array()
  .items(Joi.object({ id: count, key: text, name: text, priceList: text, progressive: percent }))
  .min(1)
  .unique('id')
  .unique('key')
  .required()

/** Days in their order, none twice, and the last step without one. */
const withdrawal = Joi.array()
  .items(Joi.object({ until: day.allow(null), keeps: percent }))
  .default([])
  .custom((steps: ParentSeason['withdrawal'], helpers) => {
    const inOrder = steps.every(({ until }, index) => {
      const next = steps[index + 1]?.until
      return next === undefined ? until === null : until !== null && (next === null || until < next)
    })
    return inOrder ? steps : helpers.error('season.steps')
  })

/** Two parts of the least share must fit into the whole. */
const split = Joi.object({
  parts: count.min(2).max(6),
  minimumBps: percent.max(whole / 2),
  days: count,
  until: day,
  whenIncomplete: Joi.valid('refund').required(),
})
  .allow(null)
  .default(null)

/** The least that is paid on account by a link, COP: the costs of a payment are not for less. */
const leastOnAccount = 1000

/** The most that is paid on account by one link; without it nobody pays so. */
const onAccount = Joi.object({ most: count.min(leastOnAccount) })
  .allow(null)
  .default(null)

/** The parents' half of a season file; the months must agree with the dates they are charged on. */
export const parentSchema = Joi.object({
  windows,
  periods: group({ year: terms, semester: terms }),
  dates: group({ annual: day, monthly: days, activities: days }),
  prefixes: group({ annual: text, monthly: text }),
  pensionCodes: codes,
  quotas: group({ item: text, default: count, aboveGradeId: count }),
  activities: group({ months: count, maxPerStudent: count }),
  transport: group({ bands, farthest: count, border: Joi.number().integer().min(0).default(500) }),
  screens,
  withdrawal,
  split,
  onAccount,
  surcharge,
  earlyPayment,
  taxCode: text,
  authorisedTariff: text,
  grades,
}).custom((value: ParentSeason, helpers) => {
  const wrong = disagreement(value)
  return wrong === null ? value : refuseAt(helpers, ...wrong)
})

type Disagreement = readonly [place: string, rule: string, limit: number | string]

function disagreement({ periods, dates, quotas, transport }: ParentSeason): Disagreement | null {
  const months = dates.monthly.length
  if (periods.year.months !== months) return ['periods.year.months', 'season.asMonths', months]
  if (periods.semester.months >= months) return ['periods.semester.months', 'number.less', months]
  if (quotas.default > months) return ['quotas.default', 'number.max', months]
  if (transport.farthest <= transport.bands.intermediate) {
    return ['transport.farthest', 'number.greater', 'bands.intermediate']
  }
  return null
}
