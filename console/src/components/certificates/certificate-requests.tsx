import { useId, useState } from 'react'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { type CertificateState, owedOf, useCertificates } from './use-certificate.ts'
import './certificate-requests.css'

interface Props {
  code: string
  name: string
  /** A Bogotá day. */
  today: string
}

/** Asks for a student's paz y salvo or for what was paid in a year; families and office are answered at once. */
export function CertificateRequests({ code, name, today }: Props) {
  const t = useTranslate()
  const thisYear = Number(today.slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const { states, request } = useCertificates()
  const title = useId()
  const select = useId()
  return (
    <section className="certificates" aria-labelledby={title}>
      <div>
        <h2 id={title} className="certificates__title">
          {t('certificate.ask.title')} <span className="unseen">{name}</span>
        </h2>
        <p className="certificates__lead">{t('certificate.ask.lead')}</p>
      </div>
      <div className="certificates__acts">
        <Button
          variant="secondary"
          busy={states.clearance.is === 'working'}
          onClick={() => void request({ kind: 'clearance', student: code })}
        >
          {t('certificate.ask.clearance')}
        </Button>
        <div className="certificates__year">
          <label htmlFor={select}>{t('certificate.ask.year')}</label>
          <select id={select} value={year} onChange={({ target }) => setYear(Number(target.value))}>
            {[thisYear, thisYear - 1, thisYear - 2].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <Button
            variant="secondary"
            busy={states.payments.is === 'working'}
            onClick={() => void request({ kind: 'payments', student: code, year })}
          >
            {t('certificate.ask.payments')}
          </Button>
        </div>
      </div>
      <div className="certificates__answers" aria-live="polite">
        <CertificateAnswer state={states.clearance} />
        <CertificateAnswer state={states.payments} />
      </div>
    </section>
  )
}

function CertificateAnswer({ state }: { state: CertificateState }) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (state.is === 'idle') return null
  if (state.is === 'working') return <p>{t('certificate.ask.working')}</p>
  if (state.is === 'issued') {
    const { kind, number, token } = state.certificate
    return (
      <Alert
        kind="success"
        title={t('certificate.ask.ready', { title: t(`certificate.${kind}.title`), number })}
        actions={
          <>
            <a
              className="button button--primary"
              href={`/enrollment/certificate/${token}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('certificate.ask.open')}
            </a>
            <a
              className="button button--secondary"
              href={`/api/certificates/${token}.pdf`}
              target="_blank"
              rel="noreferrer"
            >
              {t('certificate.pdf')}
            </a>
          </>
        }
      />
    )
  }
  const { problem } = state
  const owed = owedOf(problem)
  const toPay = owed === null ? 0 : owed.amount - owed.returned
  const title = owed !== null && toPay === 0 ? t('certificate.ask.inReview') : problem.title
  return (
    <Alert kind={owed === null ? 'error' : 'info'} title={title || t('common.loadFailed')}>
      {owed !== null && (
        <>
          {toPay > 0 && <p>{t('certificate.ask.owed', { amount: pesos(toPay) })}</p>}
          <ul className="certificates__owed">
            {owed.invoices.map(({ DocNum, DocDueDate, SaldoPendiente }) => (
              <li key={DocNum}>
                {t('certificate.ask.invoice', {
                  document: DocNum,
                  day: longDate(DocDueDate, locale),
                  amount: pesos(SaldoPendiente),
                })}
              </li>
            ))}
            {owed.returned > 0 && <li>{t('certificate.ask.returned', { amount: pesos(owed.returned) })}</li>}
          </ul>
        </>
      )}
      <p>{problem.detail}</p>
    </Alert>
  )
}
