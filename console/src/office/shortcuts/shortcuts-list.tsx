import { Modal, Switch } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { usePreferences } from '../theme/preferences.ts'
import type { Shortcut } from './shortcut.ts'
import './shortcuts.css'

interface Props {
  readonly shortcuts: readonly Shortcut[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The dialog with every shortcut in force and their switch. */
export default function ShortcutsList({ shortcuts, isOpen, onClose }: Props) {
  const t = useTranslate()
  const { preferences, changePreferences } = usePreferences()
  return (
    <Modal open={isOpen} onCancel={onClose} footer={null} title={t('office.shortcuts.title')} destroyOnHidden>
      <label className="shortcuts__switch">
        <Switch
          checked={preferences.shortcuts === 'on'}
          onChange={(isOn) => changePreferences({ shortcuts: isOn ? 'on' : 'off' })}
        />
        {t('office.shortcuts.on')}
      </label>
      <dl className="shortcuts">
        {shortcuts.map(({ keys, text: key }) => (
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
    </Modal>
  )
}
