import { DownloadOutlined, EyeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { addressOf } from '../api/call.ts'
import type { Discount } from './discount.ts'
import { fileSizeText } from './file-size-text.ts'

/** The proof: a picture is looked at here, a PDF is saved as a file. Nothing is read before somebody asks: it is audited. */
export function ProofPanel({ discount: { id, student, kind, proof } }: { discount: Discount }) {
  const t = useTranslate()
  const mayRead = usePermission('GET /api/discounts/{id}/proof')
  const [isShown, setShown] = useState(false)
  const address = addressOf('GET /api/discounts/{id}/proof', { params: { id } })
  const isPicture = proof.type !== 'application/pdf'
  return (
    <section className="panel">
      <h2>{t('office.discounts.proof.title')}</h2>
      <p>{`${t(`office.discounts.proof.type.${isPicture ? 'picture' : 'pdf'}`)} · ${fileSizeText(proof.size)}`}</p>
      <p className="page__lead proof__hash">
        {t('office.discounts.proof.hash', { hash: proof.sha256.slice(0, 16) })}
      </p>
      {mayRead && (
        <div className="proof__acts">
          {isPicture && !isShown && (
            <Button icon={<EyeOutlined aria-hidden />} onClick={() => setShown(true)}>
              {t('office.discounts.proof.show')}
            </Button>
          )}
          <Button icon={<DownloadOutlined aria-hidden />} href={address} download>
            {t('office.discounts.proof.download')}
          </Button>
        </div>
      )}
      {isShown && (
        <img
          className="proof__picture"
          src={address}
          alt={t('office.discounts.proof.alt', {
            kind: t(`office.discounts.kind.${kind}`),
            student,
          })}
        />
      )}
    </section>
  )
}
