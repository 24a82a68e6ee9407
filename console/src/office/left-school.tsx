import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '../i18n.ts'

/** Says calmly that a student is not active in the student information system, and what that means here. */
export function LeftSchool({ children }: { children?: ReactNode }) {
  const t = useTranslate()
  return <Alert type="warning" showIcon message={t('office.sis.left')} description={children} />
}
