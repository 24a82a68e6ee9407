import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { clockTime } from '../../dates.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { StudentName } from './student-name.tsx'
import type { PastResult } from './use-counter.ts'

/** What was done here since the page was opened, the latest first. */
export function PastActions({ past }: { past: readonly PastResult[] }) {
  const t = useTranslate()
  const toSeason = useSeasonTime()
  if (past.length === 0) return null
  return (
    <section className="panel">
      <h2>{t('office.service.past')}</h2>
      <ol className="past-acts">
        {past.map(({ at, result: { act, code, service, is } }) => (
          <li key={at}>
            <time className="figures" dateTime={toSeason(at)}>
              {clockTime(toSeason(at))}
            </time>
            <strong className="figures">{code}</strong>
            <span className="past-acts__name">
              <StudentName code={code} />
            </span>
            <span>{t(`office.food.service.${service}`)}</span>
            <Tag color={is === 'done' ? 'green' : 'red'}>
              {t(`office.service.ended.${is === 'done' ? act : 'failed'}`)}
            </Tag>
          </li>
        ))}
      </ol>
    </section>
  )
}
