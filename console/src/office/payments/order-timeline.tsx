import {
  CheckCircleFilled,
  ClockCircleFilled,
  ExclamationCircleFilled,
  RightCircleOutlined,
} from '@ant-design/icons'
import { Timeline } from 'antd'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n.ts'
import { moment } from '../moment.ts'
import type { TimelineEntry, Tone } from './timeline-entry.ts'

const dots: Readonly<Record<Tone, ReactNode>> = {
  plain: <RightCircleOutlined className="story__dot" aria-hidden="true" />,
  good: <CheckCircleFilled className="story__dot story__dot--good" aria-hidden="true" />,
  waiting: <ClockCircleFilled className="story__dot story__dot--waiting" aria-hidden="true" />,
  problem: <ExclamationCircleFilled className="story__dot story__dot--trouble" aria-hidden="true" />,
}

/** What happened to an order, from the top. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const { locale } = useLocale()
  return (
    <Timeline
      items={entries.map(({ key, at, tone, title, more }) => ({
        key,
        dot: dots[tone],
        children: (
          <>
            <p className="story__said">{title}</p>
            {more.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {at !== null && (
              <time className="story__time" dateTime={at}>
                {moment(at, locale)}
              </time>
            )}
          </>
        ),
      }))}
    />
  )
}
