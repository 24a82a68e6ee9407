import { useState } from 'react'
import { isProblem } from '../../api/problem.ts'
import type { Activity, CurrentSeason, QuoteRow, WizardStudent } from '../../api/types.ts'
import { useTranslate, useLocale } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { hub } from '../../api/hub.ts'
import { isFixed } from '../wizard/is-fixed.ts'
import { FaultAlert } from '../transport/fault-alert.tsx'
import { useAsyncAction } from '../transport/use-async-action.ts'
import { ActivityPicture } from './activity-picture.tsx'
import { isFull, kindOf, refusalByCode, refusalOf, activityPrice } from './activity-rules.ts'
import type { ActivityRefusal } from './activity-rules.ts'
import { monthName } from '../../dates.ts'
import { formatCop, pesos } from '../../money.ts'
import { Amount } from '../../components/price/amount.tsx'
import { breakdownOfRow } from '../../components/price/breakdown.ts'

interface Props {
  activity: Activity
  /** Its price with the breakdown, once it is subscribed. */
  row: QuoteRow | null
  student: WizardStudent
  /** Codes already subscribed. */
  enrolled: readonly string[]
  /** Names of subscribed ones that meet at the same time. */
  clashes: readonly string[]
  period: 1 | 2 | 3
  season: CurrentSeason
  onChanged: () => Promise<void>
}

const CONFLICT = 409

/** One activity: what it is, when, for how much, and whether there is still a place. */
export function ActivityCard({
  activity,
  row,
  student,
  enrolled,
  clashes,
  period,
  season,
  onChanged,
}: Props) {
  const t = useTranslate()
  const [refusal, setRefusal] = useState<ActivityRefusal | null>(null)
  const action = useAsyncAction()
  const isIn = enrolled.includes(activity.code)
  const kind = kindOf(activity)
  const full = isFull(activity) && !isIn
  const isOver = refusal === 'limit' && enrolled.length < season.maxActivities
  const subscription = { student: student.code, activity: activity.code, gradeId: student.nextGrade.id }

  const act = (change: () => Promise<void>) =>
    action.run(async () => {
      try {
        await change()
      } catch (problem) {
        const why = isProblem(problem) ? refusalByCode(problem.code) : null
        if (!why) {
          // What stands in the way, such as a payment in another browser, is shown too.
          if (isProblem(problem) && problem.status === CONFLICT) await onChanged()
          throw problem
        }
        setRefusal(why)
      }
      await onChanged()
    })
  const enter = () => {
    const why = refusalOf(activity, enrolled, season.maxActivities)
    setRefusal(why)
    if (!why) act(() => subscribe(subscription))
  }
  const leave = () => {
    setRefusal(null)
    act(() => unsubscribe(subscription))
  }

  return (
    <li className={isIn ? 'activity activity--in' : 'activity'}>
      <ActivityPicture link={activity.promo_img_link} kind={kind} />
      <div className="activity__body">
        <p className="activity__tags">
          <span className={`activity__tag activity__tag--${kind}`}>{t(`activities.type.${kind}`)}</span>
          {isIn && <span className="activity__tag activity__tag--in">{t('activities.in')}</span>}
        </p>
        <h3 className="activity__name">{activity.concept}</h3>
        {activity.description && <p>{activity.description}</p>}
        {activity.schedule && (
          <p className="activity__line">{t('activities.schedule', { when: unbroken(activity.schedule) })}</p>
        )}
        {clashes.map((name) => (
          <p key={name} className="activity__clash">
            {t('activities.clash', { name })}
          </p>
        ))}
        <ActivityPriceLines activity={activity} row={row} period={period} charged={season.activityMonths} />
        {!full && !isIn && <p className="activity__line">{leftText(activity, t)}</p>}
        <Button
          variant={isIn ? 'secondary' : 'primary'}
          className="activity__act"
          busy={action.busy}
          disabled={full || isFixed(student)}
          aria-label={t(isIn ? 'activities.leaveOf' : full ? 'activities.fullOf' : 'activities.enterOf', {
            name: activity.concept,
          })}
          onClick={isIn ? leave : enter}
        >
          {t(isIn ? 'activities.leave' : full ? 'activities.full' : 'activities.enter')}
        </Button>
        {refusal && !isOver && (
          <Alert kind="error">
            <p>{t(`activities.refused.${refusal}`, { name: activity.concept, n: season.maxActivities })}</p>
          </Alert>
        )}
        {action.fault !== null && <FaultAlert fault={action.fault} phone={season.school.phone} />}
      </div>
    </li>
  )
}

function leftText({ left }: Activity, t: ReturnType<typeof useTranslate>): string {
  if (left === null) return t('activities.noQuota')
  if (left <= 0) return t('activities.full')
  return t('activities.left', { n: left })
}

/** An hour and its 'p. m.' stay on one line. */
function unbroken(schedule: string): string {
  return schedule.replaceAll(/ ([ap])\. m\./g, '\u00A0$1.\u00A0m.')
}

interface Subscription {
  student: string
  activity: string
  gradeId: number
}

/** 409 QUOTA_FULL, ACTIVITY_DUPLICATE or ACTIVITY_LIMIT when the hub refuses. */
async function subscribe({ student, activity }: Subscription): Promise<void> {
  await hub.post('/api/enrollment/fees/community/subscribe', {
    activity: { code: activity },
    student: { code: student },
  })
}

async function unsubscribe({ student, activity, gradeId }: Subscription): Promise<void> {
  const [who, what] = [student, activity].map(encodeURIComponent)
  await hub.delete(
    `/api/enrollment/fees/community/subscribe/student/${who}/activity/${what}/grade/${gradeId}`,
  )
}

interface ActivityPriceLinesProps {
  activity: Activity
  row: QuoteRow | null
  period: 1 | 2 | 3
  charged: CurrentSeason['activityMonths']
}

/** The month's price and what the chosen period makes of it. */
function ActivityPriceLines({ activity, row, period, charged }: ActivityPriceLinesProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (activity.value === 0) return <p className="activity__price">{t('activities.free')}</p>
  const monthly = pesos(activity.value)
  const { count: n, charges, first, last } = charged
  const { full, discounted, percent } = activityPrice(activity, { period, months: charged.count })
  return (
    <div>
      <p className="activity__price">
        {`${t('activities.monthly')} `}
        {row ? (
          <Amount value={monthly} breakdown={breakdownOfRow(row, t, locale)} />
        ) : (
          <span className="figures">{monthly}</span>
        )}
      </p>
      <p className="activity__line">
        {percent > 0
          ? t('activities.discounted', { n, price: formatCop(discounted), full: formatCop(full), percent })
          : t('activities.months', {
              n,
              price: formatCop(full),
              first: monthName(first, locale),
              last: monthName(last, locale),
              charges,
              // Odd pesos are in the first charges (pricing-3).
              charge: formatCop(Math.ceil(full / charges)),
            })}
      </p>
    </div>
  )
}
