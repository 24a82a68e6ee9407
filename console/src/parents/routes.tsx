import { Navigate, Route, Routes } from 'react-router'
import { wizardPage } from './chunks.ts'
import { NotFound } from './not-found/not-found.tsx'
import { pageChunk } from './page-chunk.tsx'

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
