import { Fragment } from 'react'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { actorLabel } from '../actor-label.ts'
import { instanceLabel } from '../provider-label.ts'
import { PayoutStatus } from './payout-status.tsx'
import type { PayoutDetails } from './payout.ts'

/** What is known of a payout, and what its lines come to. */
export function PayoutFacts({ payout }: { payout: PayoutDetails }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const day = (of: string | null) => of !== null && longDate(of, locale)
  const who = (actor: string | null) => actor !== null && actorLabel(actor, t)
  const facts = [
    ['statusLabel', <PayoutStatus key="status" payout={payout} />],
    ['instance', instanceLabel(payout.instance, t)],
    ['day', day(payout.day)],
    ['gross', pesos(payout.gross)],
    ['fees', pesos(payout.fees)],
    ['withheld', pesos(payout.withheld)],
    [payout.net < 0 ? 'netTaken' : 'net', pesos(payout.net)],
    ['depositReference', payout.deposit_reference ?? false],
    ['bankReference', payout.bank_reference ?? false],
    [payout.net < 0 ? 'takenOn' : 'arrivedOn', day(payout.arrived_on)],
    ['arrivedBy', who(payout.arrived_by)],
    ['returnedOn', day(payout.returned_on)],
    ['returnedBy', who(payout.returned_by)],
  ] as const
  return (
    <dl className="facts">
      {facts.map(
        ([key, value]) =>
          value !== false && (
            <Fragment key={key}>
              <dt>{t(`office.payouts.${key}`)}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}
