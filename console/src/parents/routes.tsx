import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { NotFound } from './not-found.tsx'

const WizardPage = lazy(() => import('./wizard/wizard-page.tsx').then((m) => ({ default: m.WizardPage })))
const CheckoutPage = lazy(() =>
  import('./checkout/checkout-page.tsx').then((m) => ({ default: m.CheckoutPage })),
)
const ReceiptPage = lazy(() => import('./receipt/receipt-page.tsx').then((m) => ({ default: m.ReceiptPage })))

/** The pages of families, each its own chunk. */
export default function ParentsRoutes() {
  const toLogin = <Navigate to="/enrollment/login" replace />
  return (
    <Routes>
      <Route path="/" element={toLogin} />
      <Route path="/enrollment" element={toLogin} />
      <Route path="/enrollment/main" element={<WizardPage />} />
      <Route path="/enrollment/checkout" element={<CheckoutPage />} />
      <Route path="/enrollment/resume" element={toLogin} />
      <Route path="/enrollment/resume/:token" element={<ReceiptPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
