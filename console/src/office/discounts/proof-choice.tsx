import { FileDoneOutlined, InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Upload } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { proofTypes, readProof } from './read-proof.ts'
import type { ChosenProof, ProofProblem } from './read-proof.ts'
import { fileSizeText } from './file-size-text.ts'

interface Props {
  /** Of the form around it. */
  readonly id?: string
  readonly value?: ChosenProof | undefined
  readonly onChange?: (proof: ChosenProof | undefined) => void
}

/** Where the proof is dropped or chosen; it leaves with the form and not before. */
export function ProofChoice({ id, value, onChange }: Props) {
  const t = useTranslate()
  const [problem, setProblem] = useState<ProofProblem | null>(null)

  async function choose(file: File): Promise<void> {
    const read = await readProof(file)
    setProblem(typeof read === 'string' ? read : null)
    onChange?.(typeof read === 'string' ? undefined : read)
  }

  if (value !== undefined) {
    return (
      <div className="proof__chosen">
        <FileDoneOutlined aria-hidden />
        <span className="proof__name">{`${value.name} · ${fileSizeText(value.size)}`}</span>
        <Button size="small" onClick={() => onChange?.(undefined)}>
          {t('office.discounts.proof.change')}
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
        <p>{t('office.discounts.proof.drop')}</p>
        <p className="page__lead">{t('office.discounts.proof.limit')}</p>
      </Upload.Dragger>
      {problem !== null && (
        <Alert type="error" showIcon role="alert" message={t(`office.discounts.proof.trouble.${problem}`)} />
      )}
    </>
  )
}
