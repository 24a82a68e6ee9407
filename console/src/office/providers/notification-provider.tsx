import { CheckCircleFilled } from '@ant-design/icons'
import type { NotificationProvider } from '@refinedev/core'
import { App } from 'antd'
import { useMemo } from 'react'
import { ProblemDetail } from '../form/form-problem.tsx'
import { useCloseButton } from '../theme/use-close-button.tsx'

/** What came of an action: done is said in passing and read aloud, refused stays until somebody closes it. */
export function useNotificationProvider(): NotificationProvider {
  const { notification, message: passing } = App.useApp()
  const closing = useCloseButton()
  return useMemo(
    () => ({
      open({ type, message, description = '', key }) {
        if (type === 'success') {
          const icon = <CheckCircleFilled aria-hidden="true" />
          void passing.success({ content: <output>{message}</output>, icon })
          return
        }
        notification.error({
          ...(key !== undefined && { key }),
          message,
          description: <ProblemDetail problem={{ code: key ?? '', detail: description }} />,
          duration: 0,
          role: 'alert',
          ...closing,
        })
      },
      close: (key) => notification.destroy(key),
    }),
    [notification, passing, closing],
  )
}
