import type { Certificate } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { TokenPage } from '../receipt/token-page.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'

/** /enrollment/certificate/:token: what the school has certified, read and checked by its token alone. */
export function CertificatePage({ token }: { readonly token: string }) {
  const t = useTranslate()
  return (
    <TokenPage<Certificate>
      address="/api/certificates"
      token={token}
      titleOf={(found) => t(found === null ? 'certificate.ask.title' : `certificate.${found.kind}.title`)}
      notFound={{ title: t('certificate.notFound'), body: t('certificate.notFoundBody') }}
    >
      {(certificate) => <CertificateSheet certificate={certificate} />}
    </TokenPage>
  )
}
