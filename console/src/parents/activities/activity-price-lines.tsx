import type { Activity } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'
import { activityPrice } from './activity-rules.ts'

interface Props {
  activity: Activity
  period: 1 | 2 | 3
}

/** The month's price and what the chosen period makes of it. */
export function ActivityPriceLines({ activity, period }: Props) {
  const text = useTexts()
  if (activity.value === 0) return <p className="activity__price">{text('activities.free')}</p>
  const { full, discounted, percent } = activityPrice(activity, period)
  return (
    <div>
      <p className="activity__price figures">{text('activities.monthly', { price: cop(activity.value) })}</p>
      <p className="activity__line">
        {percent > 0
          ? text('activities.discounted', { price: cop(discounted), full: cop(full), percent })
          : text('activities.months', { price: cop(full) })}
      </p>
    </div>
  )
}
