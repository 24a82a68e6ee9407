import { Alert } from 'antd'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { actorLabel } from '../actor-label.ts'
import type { ExceptionDetails } from '../exceptions/exception.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'

interface Props {
  readonly waiting: NonNullable<ExceptionDetails['waiting']>
}

/** In the place of every act on some money: who asked for what over it and when, and the way to the request. */
export function WaitingRequest({ waiting }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const { id, act, amount, requested_by: who, requested_at: at } = waiting
  const asked = { act: t(`office.approvals.act.${act}`), amount: pesos(amount), who: actorLabel(who, t) }
  return (
    <Alert
      type="info"
      showIcon
      message={t('office.approvals.waiting')}
      description={
        <>
          <p>{t('office.approvals.waitingOf', { ...asked, at: moment(toSeason(at), locale) })}</p>
          <Link to={`/enrollment/admin/approvals?approval=${id}`}>{t('office.approvals.toWaiting')}</Link>
        </>
      }
    />
  )
}
