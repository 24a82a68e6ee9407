import { Navigate, Route, Routes } from 'react-router'
import { wizardPage } from './wizard-page-chunk.ts'
import { pageChunk } from './page-chunk.tsx'
import { useTranslate } from '../i18n.ts'
import lost from './not-found/lost.svg'
import { PageFoot } from './page-foot.tsx'
import { PageHead } from './page-head.tsx'
import { useSeason } from './use-season.ts'
import './not-found/not-found.css'

const WizardPage = wizardPage.Page
const { Page: CheckoutPage } = pageChunk(() =>
  import('./checkout/checkout-page.tsx').then((m) => m.CheckoutPage),
)
const { Page: ReceiptPage } = pageChunk(() => import('./receipt/receipt-page.tsx').then((m) => m.ReceiptPage))
const { Page: FeesPage } = pageChunk(() => import('./fees/fees-page.tsx').then((m) => m.FeesPage))
const { Page: FacilitiesPage } = pageChunk(() =>
  import('./facilities/facilities-page.tsx').then((m) => m.FacilitiesPage),
)
const { Page: OrderPage } = pageChunk(() => import('./order-details/order-page.tsx').then((m) => m.OrderPage))
const { Page: PortalPage } = pageChunk(() => import('./portal/portal-page.tsx').then((m) => m.PortalPage))

/** The pages of families, each its own chunk. */
export function ParentsRoutes() {
  const toLogin = <Navigate to="/enrollment/login" replace />
  return (
    <Routes>
      <Route path="/" element={toLogin} />
      <Route path="/enrollment" element={toLogin} />
      <Route path="/enrollment/main" element={<WizardPage />} />
      <Route path="/enrollment/checkout" element={<CheckoutPage />} />
      <Route path="/enrollment/resume" element={toLogin} />
      <Route path="/enrollment/resume/:token" element={<ReceiptPage />} />
      <Route path="/enrollment/fees" element={<FeesPage />} />
      <Route path="/enrollment/facilities" element={<FacilitiesPage />} />
      <Route path="/enrollment/finances/order" element={<OrderPage />} />
      <Route path="/enrollment/ParentsLogin" element={<PortalPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

/** An address that nothing is at, with the ways on. */
function NotFound() {
  const t = useTranslate()
  const season = useSeason()
  return (
    <>
      <title>{t('app.notFound')}</title>
      <PageHead season={season} />
      <main className="not-found">
        <img className="not-found__picture" src={lost} width="640" height="260" alt="" />
        <h1>{t('app.notFound')}</h1>
        <p>{t('app.notFoundBody')}</p>
        <a className="button button--primary" href="/enrollment/login">
          {t('app.toLogin')}
        </a>
      </main>
      <PageFoot season={season} />
    </>
  )
}
