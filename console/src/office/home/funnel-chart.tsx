import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import { Bar } from '../chart/bar.tsx'
import { ChartPanel } from '../chart/chart-panel.tsx'
import { FiguresTable } from '../chart/figures-table.tsx'
import { rowsAddress } from '../list/rows-address.ts'
import { followUpPath } from '../steps.ts'
import { stagesOf } from './funnel.ts'
import type { FunnelStage } from './funnel.ts'
import { shareOf, sharePercent } from './summary.ts'
import type { Summary } from './summary.ts'

/** How many got to each step, and how many are waiting at it. */
export function FunnelChart({ summary }: { summary: Summary }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const stages = stagesOf(summary)
  const all = stages[0]?.reached ?? 0
  const blocked = summary.students - all
  const rows = stages.map(({ step, reached, here }) => [
    t(`office.home.reached.${step}`),
    formatCount(reached),
    sharePercent(reached, all, locale),
    formatCount(here),
  ])
  const heads = ['step', 'reached', 'share', 'here'].map((head) => t(`office.home.funnel.${head}`))
  return (
    <ChartPanel
      title={t('office.home.funnel.title')}
      table={<FiguresTable title={t('office.home.funnel.title')} heads={heads} rows={rows} />}
    >
      <ol className="bars">
        {stages.map((stage) => (
          <Stage key={stage.step} stage={stage} all={all} />
        ))}
      </ol>
      <p className="home__note">{t('office.home.funnel.complete')}</p>
      {blocked > 0 && (
        <p className="home__note">
          <Link to={rowsAddress(followUpPath, { step: 'blocked' })}>
            {t('office.home.funnel.blocked', { n: formatCount(blocked) })}
          </Link>
        </p>
      )}
    </ChartPanel>
  )
}

function Stage({ stage: { step, reached, here, onwards }, all }: { stage: FunnelStage; all: number }) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <li className="bars__item">
      <Link className="bars__row" to={rowsAddress(followUpPath, { step: onwards.join(',') })}>
        <span className="bars__name">{t(`office.home.reached.${step}`)}</span>
        <Bar parts={[{ pattern: 'full', share: shareOf(reached, all) }]} />
        <span className="bars__figure figures">
          {formatCount(reached)} <span className="bars__soft">({sharePercent(reached, all, locale)})</span>
        </span>
      </Link>
      <span className="bars__more">
        {here > 0 && (
          <Link
            to={rowsAddress(followUpPath, { step })}
            aria-label={t('office.home.funnel.hereAt', {
              n: formatCount(here),
              step: t(`office.step.${step}`),
            })}
          >
            {t('office.home.funnel.hereNow', { n: formatCount(here) })}
          </Link>
        )}
      </span>
    </li>
  )
}
