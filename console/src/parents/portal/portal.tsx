import { Suspense } from 'react'
import { useSearchParams } from '../navigation.tsx'
import type { CurrentSeason, GuardianAccount } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Tabs } from '../../components/tabs.tsx'
import { pageChunk } from '../page-chunk.tsx'
import { ChunkLoading } from '../chunk-loading.tsx'
import { HistoryTab } from './history/history-tab.tsx'
import { InvoicesTab } from './invoices/invoices-tab.tsx'
import type { RememberedPayer } from './use-remembered-payer.ts'
import { Button } from '../../components/button.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { SeasonClock } from '../../components/season-clock.tsx'
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

interface PortalHeaderProps {
  season: CurrentSeason
  name: string
  onLeave: () => void
}

/** The school, whose session this is, and the way out. */
function PortalHeader({ season, name, onLeave }: PortalHeaderProps) {
  const t = useTranslate()
  return (
    <header className="portal-header">
      <SeasonClock season={season} />
      <div className="portal-header__school">
        <img src="/shield.svg" width="36" height="42" alt="" />
        <div className="portal-header__names">
          <p className="portal-header__name">{season.school.name}</p>
          <h1 className="portal-header__title">{t('portal.title')}</h1>
        </div>
        <LanguageSwitch />
        <div className="portal-header__account">
          <p>{t('portal.signedIn', { name })}</p>
          <Button variant="quiet" onClick={onLeave}>
            {t('portal.signOut')}
          </Button>
        </div>
      </div>
    </header>
  )
}

const PORTAL_TABS = ['invoices', 'enrollments', 'history'] as const
type PortalTab = (typeof PORTAL_TABS)[number]

/** The section an address asks for; who comes back from the provider lands where the payment began. */
function tabOf(search: URLSearchParams): PortalTab {
  const wanted = search.get('tab')
  const arrived = search.has('family') ? 'enrollments' : 'invoices'
  return PORTAL_TABS.find((tab) => tab === wanted) ?? arrived
}
