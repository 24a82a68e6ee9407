import { App, Button, Empty, Tag } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { actorLabel } from '../actor-label.ts'
import { usePermission } from '../access/use-permission.ts'
import { useAction } from '../api/use-action.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { moment } from '../moment.ts'
import { scheduledAfter } from './publication.ts'
import type { Publication } from './publication.ts'

const latest = 20

/** What was published of the fees and what is scheduled, and the way to take it back. */
export function Publications() {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/enrollment/admin/fees/publications', {
    query: { 'page[size]': latest },
    follows: 'impact',
  })
  return (
    <section className="page" aria-labelledby="publications-title">
      <h2 id="publications-title" className="impact__title">
        {t('office.impact.published.title')}
      </h2>
      {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {problem === null && answer === undefined && <Skeleton blocks={[96]} />}
      {answer?.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('office.impact.published.none')} />
      )}
      {answer !== undefined && answer.length > 0 && (
        <ul className="impact__published">
          {answer.map((publication) => (
            <li key={publication.id} className="panel">
              <OnePublication publication={publication} next={scheduledAfter(publication, answer)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const colours = {
  scheduled: 'blue',
  published: 'green',
  refused: 'red',
  cancelled: 'default',
  undone: 'default',
} as const satisfies Readonly<Record<Publication['state'], string>>

function OnePublication({ publication, next }: { publication: Publication; next: Publication | undefined }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { state, at, fees, created_by: by, ended_by: endedBy, ended_at: endedAt } = publication
  return (
    <>
      <div className="impact__head">
        <p>
          <Tag color={colours[state]}>{t(`office.impact.published.state.${state}`)}</Tag>
          {t('office.impact.published.by', { at: moment(at, locale), by: actorLabel(by, t) })}
        </p>
        <UndoPublication publication={publication} next={next} />
      </div>
      {state === 'refused' && <p>{t('office.impact.published.refused')}</p>}
      {endedAt !== null && endedBy !== null && state !== 'refused' && (
        <p>
          {t('office.impact.published.ended', {
            at: moment(endedAt, locale),
            by: actorLabel(endedBy, t),
          })}
        </p>
      )}
      <ul className="impact__planned" aria-label={t('office.impact.planned')}>
        {fees.map(({ code, grade, grade_name: name, before, after }) => (
          <li key={`${code}-${grade}`} className="figures">
            {t('office.impact.published.fee', {
              code,
              grade: name,
              from: before === null ? t('office.impact.published.noFee') : pesos(before),
              to: after === null ? t('office.impact.published.noFee') : pesos(after),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

const undo = 'POST /api/enrollment/admin/fees/publications/{id}/undo'

interface UndoProps {
  readonly publication: Publication
  /** What is scheduled for the same fees. */
  readonly next: Publication | undefined
}

/** Cancels what is scheduled, or puts every fee back while nobody has bought by it. */
function UndoPublication({ publication: { id, state, fees }, next }: UndoProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  const may = usePermission(undo)
  const { modal } = App.useApp()
  const { act, isActing } = useAction(undo, () => ({ body: {}, params: { id } }), {
    done: ({ state: now }) =>
      t(`office.impact.published.done.${now === 'cancelled' ? 'cancelled' : 'undone'}`),
  })
  if (!may || (state !== 'scheduled' && state !== 'published')) return null
  const words = `office.impact.published.undo.${state}`
  const ask = () =>
    modal.confirm({
      title: t(`${words}.title`),
      content: (
        <>
          <p>{t(`${words}.body`, { n: fees.length })}</p>
          {next !== undefined && (
            <p>{t('office.impact.published.undo.next', { at: moment(next.at, locale) })}</p>
          )}
        </>
      ),
      okText: t(`${words}.act`),
      cancelText: t('office.impact.published.goBack'),
      onOk: () => act(),
    })
  return (
    <Button loading={isActing} onClick={() => void ask()}>
      {t(`${words}.act`)}
    </Button>
  )
}
