import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { wizardPage } from './chunks.ts'
import { NotFound } from './not-found/not-found.tsx'

const WizardPage = wizardPage.Page
const CheckoutPage = lazy(() =>
  import('./checkout/checkout-page.tsx').then((m) => ({ default: m.CheckoutPage })),
)
const ReceiptPage = lazy(() => import('./receipt/receipt-page.tsx').then((m) => ({ default: m.ReceiptPage })))

const FeesPage = lazy(() => import('./fees/fees-page.tsx').then((m) => ({ default: m.FeesPage })))
const FacilitiesPage = lazy(() =>
  import('./facilities/facilities-page.tsx').then((m) => ({ default: m.FacilitiesPage })),
)
const OrderPage = lazy(() => import('./order-details/order-page.tsx').then((m) => ({ default: m.OrderPage })))
const PortalPage = lazy(() => import('./portal/portal-page.tsx').then((m) => ({ default: m.PortalPage })))

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
