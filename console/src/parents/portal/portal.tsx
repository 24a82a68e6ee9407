import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { CurrentSeason, GuardianAccount } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Tabs } from '../../components/tabs.tsx'
import { pageChunk } from '../page-chunk.tsx'
import { ChunkLoading } from '../chunk-loading.tsx'
import { HistoryTab } from './history/history-tab.tsx'
import { InvoicesTab } from './invoices/invoices-tab.tsx'
import { PortalHeader } from './portal-header.tsx'
import { PORTAL_TABS, tabOf } from './portal-tabs.ts'
import type { RememberedPayer } from './use-remembered-payer.ts'
import './portal.css'

const { Page: FamilyPanel } = pageChunk(() => import('../family/family-panel.tsx').then((m) => m.FamilyPanel))

interface Props {
  season: CurrentSeason
  account: GuardianAccount
  payers: RememberedPayer
  onLeave: () => void
  onSessionEnd: () => void
}

/** What a guardian who is signed in sees: the section in the address. */
export function Portal({ season, account, payers, onLeave, onSessionEnd }: Props) {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const tab = tabOf(search)
  const tabs = PORTAL_TABS.map((id) => ({ id, label: t(`portal.tab.${id}`) }))
  return (
    <>
      <PortalHeader season={season} name={account.name} onLeave={onLeave} />
      <main className="portal">
        <Tabs
          label={t('portal.sections')}
          tabs={tabs}
          chosen={tab}
          onChoose={(id) => setSearch({ tab: id }, { replace: true })}
        >
          <div className="portal__section">
            {tab === 'invoices' && (
              <InvoicesTab season={season} account={account} payers={payers} onSessionEnd={onSessionEnd} />
            )}
            {tab === 'enrollments' && (
              <Suspense fallback={<ChunkLoading blocks={[96, 96, 48]} />}>
                <FamilyPanel season={season} account={account} payers={payers} onSessionEnd={onSessionEnd} />
              </Suspense>
            )}
            {tab === 'history' && <HistoryTab onSessionEnd={onSessionEnd} />}
          </div>
        </Tabs>
      </main>
    </>
  )
}
