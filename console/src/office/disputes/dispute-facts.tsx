import { Fragment } from 'react'
import { Link } from 'react-router'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { actorLabel } from '../actor-label.ts'
import { instanceLabel } from '../provider-label.ts'
import { type Dispute, partOf, studentsText } from './dispute.ts'
import { DisputeStatus } from './dispute-status.tsx'

/** What is known of a dispute; an order's leads to its payment. */
export function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const day = (of: string | null) => of !== null && longDate(of, locale)
  const who = (actor: string | null) => actor !== null && actorLabel(actor, t)
  const facts = [
    ['statusLabel', <DisputeStatus key="status" dispute={dispute} />],
    ['answerBy', day(dispute.answer_by)],
    ['reasonLabel', t(`office.disputes.reason.${dispute.reason}`)],
    ['amount', pesos(dispute.amount)],
    ['fee', dispute.fee > 0 && pesos(dispute.fee)],
    ['openedOn', day(dispute.opened_on)],
    ['recordedBy', who(dispute.recorded_by)],
    ['answeredOn', day(dispute.answered_on)],
    ['answeredBy', who(dispute.answered_by)],
    [
      'answer',
      dispute.answer !== null && (
        <span key="answer" className="dispute__answer">
          {dispute.answer}
        </span>
      ),
    ],
    ['toldLostOn', day(dispute.told_lost_on)],
    ['endedOn', day(dispute.ended_on)],
    ['endedBy', who(dispute.ended_by)],
    ['borneByLabel', dispute.borne_by !== null && t(`office.disputes.borneBy.${dispute.borne_by}`)],
    ['students', <OrderLinks key="orders" dispute={dispute} />],
    ['part', partOf(dispute, t) ?? false],
    ['instance', instanceLabel(dispute.instance, t)],
    ['reference', dispute.reference],
    ['providerRef', dispute.provider_ref],
  ] as const
  return (
    <dl className="facts">
      {facts.map(
        ([key, value]) =>
          value !== false && (
            <Fragment key={key}>
              <dt>{t(`office.disputes.${key}`)}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}

function OrderLinks({ dispute: { parts } }: { dispute: Dispute }) {
  return parts.map((part) => (
    <span key={`${part.order} ${part.student}`} className="dispute__part">
      {part.order === null ? (
        studentsText([part])
      ) : (
        <Link to={`/enrollment/admin/payments?token=${part.order}`}>{studentsText([part])}</Link>
      )}
    </span>
  ))
}
