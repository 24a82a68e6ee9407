import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button, Modal, Switch } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePreferences } from '../theme/use-preferences.ts'
import { useShortcut, useShortcuts } from './shortcuts.tsx'
import './shortcuts.css'

/** Every shortcut in force here, and the way to switch them off. */
export function ShortcutsDialog() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { preferences, changePreferences } = usePreferences()
  useShortcut('Shift+?', 'office.shortcuts.title', () => setOpen(true))
  return (
    <>
      <Button
        type="text"
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-label={t('office.shortcuts.title')}
        onClick={() => setOpen(true)}
      />
      <Modal
        open={isOpen}
        onCancel={() => setOpen(false)}
        footer={null}
        title={t('office.shortcuts.title')}
        destroyOnHidden
      >
        <label className="shortcuts__switch">
          <Switch
            checked={preferences.shortcuts === 'on'}
            onChange={(isOn) => changePreferences({ shortcuts: isOn ? 'on' : 'off' })}
          />
          {t('office.shortcuts.on')}
        </label>
        <ShortcutList />
      </Modal>
    </>
  )
}

function ShortcutList() {
  const t = useTranslate()
  return (
    <dl className="shortcuts">
      {useShortcuts().map(({ keys, text: key }) => (
        <div key={keys}>
          <dt>
            {keys
              .replace('Shift+', '')
              .split(' ')
              .map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
          </dt>
          <dd>{t(key)}</dd>
        </div>
      ))}
    </dl>
  )
}
