import { Form, Input } from 'antd'
import { useId } from 'react'
import { useTranslate } from '../../../i18n.ts'
import { ServiceCards } from '../service-cards.tsx'
import type { PlanDraft } from './plan-draft.ts'

interface Props {
  readonly draft: PlanDraft
  readonly onChange: (change: Partial<PlanDraft>) => void
}

/** A thousand codes of five signs, and what people write between them. */
const MAX_LENGTH = 20_000

/** Codes written or pasted, all for one service. */
export function ListSource({ draft, onChange }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <>
      <ServiceCards chosen={draft.service} onChoose={(service) => onChange({ service })} />
      <Form.Item
        className="plan__list"
        htmlFor={id}
        label={t('office.insertServices.codes')}
        extra={t('office.insertServices.codesHint')}
      >
        <Input.TextArea
          id={id}
          rows={5}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          value={draft.written}
          onChange={(event) => onChange({ written: event.target.value })}
        />
      </Form.Item>
    </>
  )
}
