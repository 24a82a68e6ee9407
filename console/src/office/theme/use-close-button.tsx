import { CloseOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import { useTranslate } from '../../i18n.ts'

/** How antd's dialogs, drawers and notices are closed: by a button with the reader's word, where antd has “Close”. */
export function useCloseButton() {
  const t = useTranslate()
  return useMemo(
    () => ({
      closable: { 'aria-label': t('common.close'), closeIcon: <CloseOutlined aria-hidden="true" /> },
    }),
    [t],
  )
}
