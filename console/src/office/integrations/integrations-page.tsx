import { Button, Form, Input } from 'antd'
import { useTranslate, useLocale } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { IntegrationCard } from './integration-card.tsx'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { usePermission } from '../access/use-permission.ts'
import type { ResponseOf } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { moment } from '../moment.ts'
import { clockPresets } from './clock-presets.ts'
import './integrations.css'

const REFRESH_MS = 15_000

/** The systems around the hub, how each is now, and in the demonstration the season's clock. */
export default function IntegrationsPage() {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/plugins', { every: REFRESH_MS })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.integrations.title')}</h1>
      <p className="page__lead">{t('office.integrations.lead')}</p>
      <ClockPanel />
      {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {problem === null && answer === undefined && <Skeleton blocks={[240, 240]} />}
      <div className="integrations">
        {answer?.map((integration) => (
          <IntegrationCard key={integration.instance} integration={integration} />
        ))}
      </div>
    </div>
  )
}

type Season = ResponseOf<'GET /api/seasons/current'>

/** The demonstration's clock; a hub that runs on the real one has none to set. */
function ClockPanel() {
  const may = usePermission('POST /api/season-clock')
  const { answer: season } = useRead('GET /api/seasons/current')
  const { answer: clock } = useRead('GET /api/season-clock', { when: may, every: 15_000 })
  if (!may || season === undefined || clock?.simulated !== true) return null
  return <Clock season={season} now={clock.now} />
}

function Clock({ season, now }: { season: Season; now: string }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { act, isActing, problem } = useAction(
    'POST /api/season-clock',
    (at: string) => ({ body: { now: at } }),
    {
      done: (clock) => t('office.clock.done', { at: moment(clock.now, locale) }),
      report: 'quiet',
    },
  )
  return (
    <section className="panel clock" aria-labelledby="clock-title">
      <h2 id="clock-title">{t('office.clock.title')}</h2>
      <p className="page__lead">{t('office.clock.lead')}</p>
      <p className="clock__now">
        {t('office.clock.now', { date: longDate(dayOf(now), locale), time: clockTime(now) })}
      </p>
      <Form<{ at: string }>
        key={now.slice(0, 10)}
        layout="vertical"
        requiredMark={false}
        className="clock__form"
        initialValues={{ at: now.slice(0, 16) }}
        onFinish={({ at }) => void act(`${at.slice(0, 16)}:00-05:00`)}
      >
        <Form.Item
          name="at"
          label={t('office.clock.at')}
          rules={[{ required: true, message: t('office.clock.missing') }]}
          {...fieldError(problem, 'now')}
        >
          <Input type="datetime-local" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isActing}>
          {t('office.clock.set')}
        </Button>
      </Form>
      <FormProblem problem={problem} />
      <h3>{t('office.clock.presets')}</h3>
      <ul className="clock__presets">
        {clockPresets(season, now).map(({ name, at }) => (
          <li key={name}>
            <Button disabled={isActing} onClick={() => void act(at)}>
              {t(`office.clock.preset.${name}`)}
            </Button>
            <span className="clock__when">{moment(at, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
