import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import { viewClock } from './clock.view.ts'
import type { ParentSeason } from './season.ts'

/** What a visitor may know of the season: the clock, the windows, the periods with their dates, the school. */
export function viewCurrentSeason({ config, clock }: Pick<AppContext, 'config' | 'clock'>, locale: Locale) {
  const { settings, seasons } = config
  const season = seasons.parents
  const { parent } = season
  const sandbox = settings.profile === 'sandbox'
  return {
    season: season.season,
    project: season.project,
    years: [seasons.parents, seasons.admin].map(({ season: name, project }) => ({ season: name, project })),
    clock: viewClock(clock),
    sandbox,
    school: settings.school,
    opens: parent.windows.opens,
    closes: parent.windows.closes,
    maintenance: parent.windows.maintenance,
    lateForm: parent.windows.lateForm,
    cutoff: parent.windows.cutoff,
    transportEarlyUntil: parent.windows.transportEarlyUntil,
    periods: viewPeriods(parent, clock.now()),
    defaultQuotas: parent.quotas.default,
    quotasAboveGradeId: parent.quotas.aboveGradeId,
    monthly: viewDates(parent.dates.monthly.length, parent.dates.monthly),
    split: parent.split,
    maxActivities: parent.activities.maxPerStudent,
    activityMonths: {
      ...viewDates(parent.activities.months, parent.dates.activities),
      charges: parent.dates.activities.length,
    },
    pages: parent.screens.pages,
    transportBands: parent.transport.bands,
    authorisedTariff: parent.authorisedTariff,
    heartbeat: parent.screens.heartbeat,
    map: {
      centre: parent.screens.transportCentre,
      tileUrl: settings.maps.tileUrl || null,
      homes: parent.screens.homesMap,
    },
    agreement: { ...settings.payments.agreement, days: settings.payments.agreementDays },
    documents: { enabled: settings.documents.enabled },
    secondProof: settings.access.secondProof,
    demoStudents: sandbox
      ? config.demoStudents.map(({ code, situation }) => ({ code, situation: situation[locale] ?? '' }))
      : [],
  }
}

function viewPeriods({ windows, periods, dates }: ParentSeason, now: Date) {
  const open = now.getTime() < Date.parse(windows.cutoff)
  const ahead = ({ months, pension }: ParentSeason['periods']['year']) => ({
    available: open,
    until: windows.cutoff,
    discount: pension,
    months: viewDates(months, dates.monthly.slice(0, months)),
  })
  return [
    { period: 1, ...ahead(periods.year) },
    { period: 2, ...ahead(periods.semester) },
    { period: 3, available: true, until: null, discount: 0, months: viewDates(0, []) },
  ]
}

function viewDates(count: number, dates: readonly LocalDate[]) {
  return { first: dates.at(0) ?? '', last: dates.at(-1) ?? '', count }
}
