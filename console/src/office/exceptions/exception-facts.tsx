import { useLocale, useTranslate } from '../../i18n.ts'
import { Link } from 'react-router'
import { moment } from '../moment.ts'
import { instanceLabel } from '../provider-label.ts'
import { useSeasonTime } from '../use-season-time.ts'
import type { Exception } from './exception.ts'
import { factsOf } from './facts-of.ts'

/** What is known of an exception; an order's leads to its payment. */
export function ExceptionFacts({ exception }: { exception: Exception }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const { created_at: at, of, token, students, instance, reference, facts } = exception
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
      <dt>{t('office.exceptions.instance')}</dt>
      <dd>{instanceLabel(instance, t)}</dd>
      <dt>{t('office.exceptions.reference')}</dt>
      <dd>{reference}</dd>
      {factsOf(facts, t).map(({ label, value }) => (
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
