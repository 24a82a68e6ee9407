import type { Certificate } from '../../api/types.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Money } from '../../components/money.tsx'
import { pesos } from '../../money.ts'
import { dayOf, longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { SheetHead } from '../receipt/sheet-head.tsx'
import './certificate.css'

/** A certificate as it is read on screen and printed. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { school, kind, number, issuedAt, address, token, payments } = certificate
  const isChanged = payments !== null && payments.netTotal !== payments.total
  return (
    <article className="receipt">
      <SheetHead
        school={school}
        nit={t('certificate.nit', { nit: school.nit })}
        title={t(`certificate.${kind}.title`)}
        number={t('certificate.numbered', { number })}
      />
      <Alert kind={isChanged ? 'info' : 'success'} title={t('certificate.genuine')}>
        <p>{t('certificate.issued', { day: longDate(dayOf(issuedAt), locale) })}</p>
        {isChanged && <p>{t('certificate.payments.changed')}</p>}
      </Alert>
      <ClearanceText certificate={certificate} />
      <YearOfPayments certificate={certificate} />
      <p className="receipt__check">{t('certificate.checkAt', { address })}</p>
      <div className="receipt__acts">
        <a className="button button--primary" href={`/api/certificates/${token}.pdf`}>
          {t('certificate.pdf')}
        </a>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('certificate.print')}
        </Button>
      </div>
    </article>
  )
}

function ClearanceText({ certificate: { clearance, student } }: { certificate: Certificate }) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (clearance === null) return null
  const { name, code } = student
  const { day, concepts } = clearance
  return (
    <div className="certificate__text">
      <p>{t('certificate.clearance.says', { name, code, day: longDate(day, locale) })}</p>
      <p>{t('certificate.clearance.about')}</p>
      <ul>
        {concepts.length === 0 && <li>{t('certificate.clearance.allConcepts')}</li>}
        {concepts.map(({ project, names }) => (
          <li key={project}>{t('certificate.clearance.concepts', { project, names: names.join(', ') })}</li>
        ))}
      </ul>
      <p>{t('certificate.clearance.later')}</p>
      <p>{t('certificate.clearance.free')}</p>
    </div>
  )
}

function YearOfPayments({ certificate: { payments, student } }: { certificate: Certificate }) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (payments === null) return null
  const { year, whose, rows, total, netTotal, paid, returnedBefore } = payments
  const { name, code } = student
  const says = t(`certificate.payments.says.${whose}`, { name, code, year: String(year) })
  return (
    <div className="certificate__text">
      <p>{says}</p>
      <ul className="certificate__payments">
        {rows.map(({ day, concept, amount, reference, returned, returnedOn, ...row }) => (
          <li key={`${reference} ${concept}`}>
            <span>
              {longDate(day, locale)} · {concept}
              <span className="certificate__reference">
                {t('certificate.payments.reference')} {reference}
              </span>
              {row.returnedBefore > 0 && (
                <strong className="certificate__returned">
                  {t('certificate.payments.ofPaid', {
                    paid: pesos(row.paid),
                    amount: pesos(row.returnedBefore),
                  })}
                </strong>
              )}
              {returnedOn !== null && (
                <strong className="certificate__returned">
                  {t(`certificate.payments.${returned === amount ? 'returned' : 'returnedPart'}`, {
                    amount: pesos(returned),
                    day: longDate(returnedOn, locale),
                  })}
                </strong>
              )}
            </span>
            <Money amount={amount} />
          </li>
        ))}
        {returnedBefore > 0 && (
          <>
            <Sum name="paid" amount={paid} />
            <Sum name="returnedBefore" amount={returnedBefore} />
          </>
        )}
        <Sum name="total" amount={total} />
        {netTotal !== total && <Sum name="netTotal" amount={netTotal} />}
      </ul>
    </div>
  )
}

function Sum({ name, amount }: { name: 'paid' | 'returnedBefore' | 'total' | 'netTotal'; amount: number }) {
  const t = useTranslate()
  return (
    <li className="certificate__total">
      <span>{t(`certificate.payments.${name}`)}</span>
      <Money amount={amount} />
    </li>
  )
}
