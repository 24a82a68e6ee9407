import { Alert, Button, Drawer } from 'antd'
import { useState } from 'react'
import { Skeleton } from '../../components/skeleton.tsx'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { useRecord } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { ArrivedDialog, ReturnedDialog } from './act-dialogs.tsx'
import { PayoutFacts } from './payout-facts.tsx'
import { PayoutLines } from './payout-lines.tsx'
import { openActs, type PayoutAct, payoutActName, type PayoutDetails, payoutState } from './payout.ts'

/** One payout: how it stands, what may be said of it, and each of its lines. */
export function PayoutDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRecord('payouts', id === '' ? null : id)
  return (
    <Drawer
      open={id !== ''}
      onClose={onClose}
      width="min(560px, 100vw)"
      title={t('office.payouts.one', { ref: answer?.reference ?? '' })}
      destroyOnHidden
    >
      {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {problem === null && answer === undefined && <Skeleton blocks={[160, 160]} />}
      {answer !== undefined && <OpenPayout payout={answer} />}
    </Drawer>
  )
}

function OpenPayout({ payout }: { payout: PayoutDetails }) {
  const t = useTranslate()
  return (
    <div className="page">
      <Differs payout={payout} />
      {payout.net < 0 && (
        <Alert
          type="info"
          showIcon
          message={t(`office.payouts.owes.${payoutState(payout)}`, { amount: pesos(-payout.net) })}
        />
      )}
      <PayoutActs payout={payout} />
      <section className="panel">
        <h2>{t('office.payouts.facts')}</h2>
        <PayoutFacts payout={payout} />
      </section>
      <section className="panel">
        <h2>{t('office.payouts.lines')}</h2>
        <PayoutLines payout={payout} />
      </section>
    </div>
  )
}

function Differs({ payout: { differs_since: since } }: { payout: PayoutDetails }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  if (since === null) return null
  const at = moment(toSeason(since), locale)
  return <Alert type="warning" showIcon message={t('office.payouts.differs', { at })} />
}

const dialogs = { arrived: ArrivedDialog, returned: ReturnedDialog } as const

function PayoutActs({ payout }: { payout: PayoutDetails }) {
  const t = useTranslate()
  const may = {
    arrived: usePermission('POST /api/payouts/{id}/arrived'),
    returned: usePermission('POST /api/payouts/{id}/returned'),
  }
  const [doing, setDoing] = useState<PayoutAct | null>(null)
  const acts = openActs(payout).filter((act) => may[act])
  const Shown = doing === null ? null : dialogs[doing]
  if (acts.length === 0) return null
  return (
    <div className="payout__acts">
      {acts.map((act) => (
        <Button key={act} type={act === 'arrived' ? 'primary' : 'default'} onClick={() => setDoing(act)}>
          {t(`office.payouts.act.${payoutActName(act, payout)}`)}
        </Button>
      ))}
      {Shown !== null && <Shown payout={payout} onClose={() => setDoing(null)} />}
    </div>
  )
}
