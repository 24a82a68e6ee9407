import Joi from 'joi'
import { largestPage } from '../../http/paging.ts'
import { compareInstants } from '../../shared/local-date.ts'
import { expandCodes } from './code-ranges.ts'
import type { ParentSeason } from './season.ts'
import { count, day, days, group, instant, percent, point, text, time } from './season-forms.ts'

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
    return helpers.message({ custom: '{{#label}}.closes must be after opens' })
  }
  if (value.lateForm.from > value.lateForm.to) {
    return helpers.message({ custom: '{{#label}}.lateForm.to must not be before from' })
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
    try {
      return expandCodes(entries)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return helpers.message({ custom: `{{#label}}: ${error.message}` })
    }
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
  taxCode: text,
  authorisedTariff: text,
  grades,
}).custom((value: ParentSeason, helpers) => {
  const problem = disagreement(value)
  return problem === null ? value : helpers.message({ custom: `{{#label}}.${problem}` })
})

function disagreement({ periods, dates, quotas, transport }: ParentSeason): string | null {
  const months = dates.monthly.length
  if (periods.year.months !== months) return `periods.year.months must be ${months}, as dates.monthly`
  if (periods.semester.months >= months) return `periods.semester.months must be below ${months}`
  if (quotas.default > months) return `quotas.default must be at most ${months}, as dates.monthly`
  if (transport.farthest <= transport.bands.intermediate) {
    return 'transport.farthest must be beyond bands.intermediate'
  }
  return null
}
