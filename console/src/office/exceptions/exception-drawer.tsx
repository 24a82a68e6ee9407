import { Button, Drawer } from 'antd'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { actorLabel } from '../actor-label.ts'
import { useRecord } from '../api/use-read.ts'
import { WaitingRequest } from '../approvals/waiting-request.tsx'
import { partText } from '../part-text.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { instanceLabel } from '../provider-label.ts'
import type { Exception } from './exception.ts'
import { resolutionText } from './resolution-text.ts'
import { factsOf } from './facts-of.ts'

interface Props {
  readonly exception: Exception | undefined
  readonly onClose: () => void
  readonly onResolve: (exception: Exception) => void
}

/** One exception: what it means, what to do about it, what is known, and the one act. */
export function ExceptionDrawer({ exception, onClose, onResolve }: Props) {
  const t = useTranslate()
  const kind = exception?.kind
  return (
    <Drawer
      open={exception !== undefined}
      onClose={onClose}
      width="min(560px, 100vw)"
      title={kind === undefined ? '' : t(`office.exceptions.kind.${kind}`)}
      destroyOnHidden
    >
      {exception !== undefined && (
        <div className="page">
          <p>{t(`office.exceptions.means.${exception.kind}`)}</p>
          {exception.state === 'open' ? (
            <ToDo exception={exception} onResolve={onResolve} />
          ) : (
            <Resolution exception={exception} />
          )}
          <section className="panel">
            <h2>{t('office.exceptions.facts')}</h2>
            <ExceptionFacts exception={exception} />
          </section>
        </div>
      )}
    </Drawer>
  )
}

/** What is asked of a person; while somebody waits for a second person over it, that in the place of the act. */
function ToDo({ exception, onResolve }: Pick<Props, 'onResolve'> & { readonly exception: Exception }) {
  const t = useTranslate()
  const mayResolve = usePermission('POST /api/payments/{token}/resolve')
  const { id, kind } = exception
  const { answer: details } = useRecord('exceptions', id)
  return (
    <section className="panel">
      <h2>{t('office.exceptions.whatToDo')}</h2>
      <p>{t(`office.exceptions.todo.${kind}`)}</p>
      {details?.waiting != null && <WaitingRequest waiting={details.waiting} />}
      {mayResolve && details?.waiting === null && (
        <Button type="primary" className="exception__act" onClick={() => onResolve(exception)}>
          {t(`office.exceptions.act.${kind}`)}
        </Button>
      )}
    </section>
  )
}

function Resolution({ exception }: { exception: Exception }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  return (
    <section className="panel">
      <h2>{t('office.exceptions.state.resolved')}</h2>
      <dl className="facts">
        <dt>{t('office.exceptions.how')}</dt>
        <dd>{resolutionText(exception.resolution ?? '', t)}</dd>
        <dt>{t('office.exceptions.who')}</dt>
        <dd>{actorLabel(exception.resolved_by ?? '', t)}</dd>
        <dt>{t('office.exceptions.when')}</dt>
        <dd>{moment(toSeason(exception.resolved_at), locale)}</dd>
      </dl>
    </section>
  )
}

/** What is known of an exception; an order's leads to its payment. */
function ExceptionFacts({ exception }: { exception: Exception }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const { created_at: at, of, token, students, instance, reference } = exception
  const belongs = t(`office.exceptions.of.${of}`)
  return (
    <dl className="facts">
      <dt>{t('office.exceptions.created')}</dt>
      <dd>{moment(toSeason(at), locale)}</dd>
      <dt>{t('office.exceptions.belongs')}</dt>
      <dd>
        {of === 'order' ? <Link to={`/enrollment/admin/payments?token=${token}`}>{belongs}</Link> : belongs}
      </dd>
      {students.length > 0 && (
        <>
          <dt>{t('office.exceptions.family')}</dt>
          {students.map(({ code, name }) => (
            <dd key={code}>
              <Link to={`/enrollment/admin/students/${code}`}>
                {name === '' ? code : `${name} (${code})`}
              </Link>
            </dd>
          ))}
        </>
      )}
      {exception.part !== null && (
        <>
          <dt>{t('office.exceptions.part')}</dt>
          <dd>{partText(exception.part, t)}</dd>
        </>
      )}
      <dt>{t('office.exceptions.instance')}</dt>
      <dd>{instanceLabel(instance, t)}</dd>
      <dt>{t('office.exceptions.reference')}</dt>
      <dd>{reference}</dd>
      {factsOf(exception, t).map(({ label, value }) => (
        <FactRow key={label} label={label} value={value} />
      ))}
    </dl>
  )
}

function FactRow({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="figures">{value}</dd>
    </>
  )
}
