import { Drawer } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { MainMenu } from './main-menu.tsx'

/** The menu over the screen; it goes when a place is chosen. */
export default function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      width={272}
      title={t('office.shell.menu')}
      rootClassName="shell__drawer"
    >
      <MainMenu onChoose={onClose} />
    </Drawer>
  )
}
