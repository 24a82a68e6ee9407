import { Tag } from 'antd'
import { useTranslate } from '../i18n.ts'
import type { Step } from './steps.ts'

/** Green is done, blue waits for money, red may not come in; who is on the way has no colour. */
const colours: Readonly<Partial<Record<Step, string>>> = {
  complete: 'green',
  pay: 'blue',
  split: 'blue',
  paying: 'blue',
  agreement: 'blue',
  blocked: 'red',
}

/** Where a student is; null: in no grade of this season. */
export function StepTag({ step }: { step: Step | null }) {
  const t = useTranslate()
  if (step === null) return <Tag>{t('office.step.none')}</Tag>
  return <Tag color={colours[step] ?? 'default'}>{t(`office.step.${step}`)}</Tag>
}
