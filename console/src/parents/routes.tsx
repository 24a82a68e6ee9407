import type { ReactElement } from 'react'
import { wizardPage } from './wizard-page-chunk.ts'
import { pageChunk } from './page-chunk.tsx'
import { useTranslate } from '../i18n.ts'
import { isAt, Redirect, usePlace } from './navigation.tsx'
import lost from './not-found/lost.svg'
import { PageFoot } from './page-foot.tsx'
import { PageHead } from './page-head.tsx'
import { useSeason } from './use-season.ts'
import './not-found/not-found.css'

const WizardPage = wizardPage.Page
const { Page: CheckoutPage } = pageChunk(() =>
  import('./checkout/checkout-page.tsx').then((m) => m.CheckoutPage),
)
const { Page: ReceiptPage } = pageChunk(() => import('./receipt/pages.ts').then((m) => m.ReceiptPage))
const { Page: RefundReceiptPage } = pageChunk(() =>
  import('./receipt/pages.ts').then((m) => m.RefundReceiptPage),
)
const { Page: CertificatePage } = pageChunk(() =>
  import('./certificate/certificate-page.tsx').then((m) => m.CertificatePage),
)
const { Page: PayLinkPage } = pageChunk(() => import('./pay-link/pages.ts').then((m) => m.PayLinkPage))
const { Page: LinkResultPage } = pageChunk(() => import('./pay-link/pages.ts').then((m) => m.LinkResultPage))
const { Page: FeesPage } = pageChunk(() => import('./fees/fees-page.tsx').then((m) => m.FeesPage))
const { Page: FacilitiesPage } = pageChunk(() =>
  import('./facilities/facilities-page.tsx').then((m) => m.FacilitiesPage),
)
const { Page: OrderPage } = pageChunk(() => import('./order-details/order-page.tsx').then((m) => m.OrderPage))
const { Page: PortalPage } = pageChunk(() => import('./portal/portal-page.tsx').then((m) => m.PortalPage))

interface PageAt {
  readonly path: string
  /** By the last and by the third part of the address. */
  readonly draw: (last: string, third: string) => ReactElement
}

const pages: readonly PageAt[] = [
  { path: '/enrollment/main', draw: () => <WizardPage /> },
  { path: '/enrollment/checkout', draw: () => <CheckoutPage /> },
  { path: '/enrollment/resume/:token', draw: (token) => <ReceiptPage token={token} /> },
  {
    path: '/enrollment/resume/:token/refunds/:place',
    draw: (place, token) => <RefundReceiptPage token={token} place={place} />,
  },
  { path: '/enrollment/certificate/:token', draw: (token) => <CertificatePage token={token} /> },
  { path: '/enrollment/pay/:token', draw: (token) => <PayLinkPage token={token} /> },
  { path: '/enrollment/pay/result/:token', draw: (token) => <LinkResultPage token={token} /> },
  { path: '/enrollment/fees', draw: () => <FeesPage /> },
  { path: '/enrollment/facilities', draw: () => <FacilitiesPage /> },
  { path: '/enrollment/finances/order', draw: () => <OrderPage /> },
  { path: '/enrollment/ParentsLogin', draw: () => <PortalPage /> },
]

const toLogin = ['/', '/enrollment', '/enrollment/resume']

/** The pages of families, each its own chunk. */
export function ParentsRoutes() {
  const { pathname } = usePlace()
  if (toLogin.some((path) => isAt(path, pathname))) return <Redirect to="/enrollment/login" />
  const here = pages.find(({ path }) => isAt(path, pathname))
  return here?.draw(partOf(pathname, -1), partOf(pathname, 2)) ?? <NotFound />
}

function partOf(pathname: string, at: number): string {
  return decodeURIComponent(pathname.split('/').filter(Boolean).at(at) ?? '')
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
