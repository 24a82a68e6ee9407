import { useLocale, useTexts } from '../../i18n.ts'
import { Link } from 'react-router'
import { moment } from '../moment.ts'
import { instanceWords } from '../provider-words.ts'
import { useSeasonTime } from '../use-season-time.ts'
import type { Exception } from './exception.ts'
import { factsOf } from './facts-of.ts'

/** What is known of an exception; an order's leads to its payment. */
export function ExceptionFacts({ exception }: { exception: Exception }) {
  const text = useTexts()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const { created_at: at, of, token, students, instance, reference, facts } = exception
  const belongs = text(`office.exceptions.of.${of}`)
  return (
    <dl className="facts">
      <dt>{text('office.exceptions.created')}</dt>
      <dd>{moment(toSeason(at), locale)}</dd>
      <dt>{text('office.exceptions.belongs')}</dt>
      <dd>
        {of === 'order' ? <Link to={`/enrollment/admin/payments?token=${token}`}>{belongs}</Link> : belongs}
      </dd>
      {students.length > 0 && (
        <>
          <dt>{text('office.exceptions.family')}</dt>
          {students.map(({ code, name }) => (
            <dd key={code}>
              <Link to={`/enrollment/admin/students/${code}`}>
                {name === '' ? code : `${name} (${code})`}
              </Link>
            </dd>
          ))}
        </>
      )}
      <dt>{text('office.exceptions.instance')}</dt>
      <dd>{instanceWords(instance, text)}</dd>
      <dt>{text('office.exceptions.reference')}</dt>
      <dd>{reference}</dd>
      {factsOf(facts, text).map(({ label, value }) => (
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
