import { DownloadOutlined, EyeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTexts } from '../../i18n.ts'
import { useMay } from '../access/use-may.ts'
import { addressOf } from '../api/call.ts'
import type { Discount } from './discount.ts'
import { sizeWords } from './size-words.ts'

/** The proof: a picture is looked at here, a PDF is kept as a file. Nothing is read before somebody asks: it is audited. */
export function ProofPanel({ discount: { id, student, kind, proof } }: { discount: Discount }) {
  const text = useTexts()
  const mayRead = useMay('GET /api/discounts/{id}/proof')
  const [isShown, setShown] = useState(false)
  const address = addressOf('GET /api/discounts/{id}/proof', { params: { id } })
  const isPicture = proof.type !== 'application/pdf'
  return (
    <section className="panel">
      <h2>{text('office.discounts.proof.title')}</h2>
      <p>{`${text(`office.discounts.proof.type.${isPicture ? 'picture' : 'pdf'}`)} · ${sizeWords(proof.size)}`}</p>
      <p className="page__lead proof__hash">
        {text('office.discounts.proof.hash', { hash: proof.sha256.slice(0, 16) })}
      </p>
      {mayRead && (
        <div className="proof__acts">
          {isPicture && !isShown && (
            <Button icon={<EyeOutlined aria-hidden />} onClick={() => setShown(true)}>
              {text('office.discounts.proof.show')}
            </Button>
          )}
          <Button icon={<DownloadOutlined aria-hidden />} href={address} download>
            {text('office.discounts.proof.download')}
          </Button>
        </div>
      )}
      {isShown && (
        <img
          className="proof__picture"
          src={address}
          alt={text('office.discounts.proof.alt', {
            kind: text(`office.discounts.kind.${kind}`),
            student,
          })}
        />
      )}
    </section>
  )
}
