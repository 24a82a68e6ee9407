import { FileDoneOutlined, InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Upload } from 'antd'
import { useState } from 'react'
import { useTexts } from '../../i18n.ts'
import { proofTypes, readProof } from './read-proof.ts'
import type { ChosenProof, ProofTrouble } from './read-proof.ts'
import { sizeWords } from './size-words.ts'

interface Props {
  /** Of the form around it. */
  readonly id?: string
  readonly value?: ChosenProof | undefined
  readonly onChange?: (proof: ChosenProof | undefined) => void
}

/** Where the proof is dropped or chosen; it leaves with the form and not before. */
export function ProofChoice({ id, value, onChange }: Props) {
  const text = useTexts()
  const [trouble, setTrouble] = useState<ProofTrouble | null>(null)

  async function choose(file: File): Promise<void> {
    const read = await readProof(file)
    setTrouble(typeof read === 'string' ? read : null)
    onChange?.(typeof read === 'string' ? undefined : read)
  }

  if (value !== undefined) {
    return (
      <div className="proof__chosen">
        <FileDoneOutlined aria-hidden />
        <span className="proof__name">{`${value.name} · ${sizeWords(value.size)}`}</span>
        <Button size="small" onClick={() => onChange?.(undefined)}>
          {text('office.discounts.proof.change')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <Upload.Dragger
        {...(id !== undefined && { id })}
        accept={proofTypes.join(',')}
        multiple={false}
        showUploadList={false}
        beforeUpload={(file) => {
          void choose(file)
          return false
        }}
      >
        <InboxOutlined className="proof__drop" aria-hidden />
        <p>{text('office.discounts.proof.drop')}</p>
        <p className="page__lead">{text('office.discounts.proof.limit')}</p>
      </Upload.Dragger>
      {trouble !== null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={text(`office.discounts.proof.trouble.${trouble}`)}
        />
      )}
    </>
  )
}
