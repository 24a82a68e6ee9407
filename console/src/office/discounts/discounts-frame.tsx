import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n.ts'
import { ScreenTabs } from '../shell/screen-tabs.tsx'
import './discounts.css'

/** 'Descuentos': what was asked for and granted, and what is claimed without a proof. */
export function DiscountsFrame({ tab, children }: { tab: 'discounts' | 'claims'; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="page">
      <h1 className="page__title">{t('office.discounts.title')}</h1>
      <ScreenTabs tabs={['discounts', 'claims']} active={tab}>
        <p className="page__lead discounts__lead">{t(`office.${tab}.lead`)}</p>
        {children}
      </ScreenTabs>
    </div>
  )
}
