import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n.ts'

/** Says calmly that a student is not active in the student information system, and what that means here. */
export function LeftSchool({ children }: { children?: ReactNode }) {
  const text = useTexts()
  return <Alert type="warning" showIcon message={text('office.sis.left')} description={children} />
}
