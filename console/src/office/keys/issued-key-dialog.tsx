import { Alert, Button, Input } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import type { ResponseOf } from '../api/call.ts'
import { CopyButton } from '../form/copy-button.tsx'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { Dialog } from '../form/dialog.tsx'

interface Props {
  readonly issued: ResponseOf<'POST /api/keys'>
  readonly onClose: () => void
}

/** The one time that a key can be read: nothing but its own button closes this. */
export function IssuedKeyDialog({ issued: { name, key, expires_at: expires }, onClose }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  return (
    <Dialog
      title={t('office.keys.issuedTitle', { name })}
      closable={false}
      maskClosable={false}
      keyboard={false}
      footer={<Button onClick={onClose}>{t('office.keys.kept')}</Button>}
    >
      <div className="page">
        <Alert
          type="warning"
          showIcon
          message={t('office.keys.once')}
          description={t('office.keys.onceBody')}
        />
        <Input
          readOnly
          className="figures"
          aria-label={t('office.keys.key')}
          value={key}
          onFocus={(event) => event.target.select()}
        />
        <p>
          {expires === null
            ? t('office.keys.issuedForEver')
            : t('office.keys.issuedUntil', { date: moment(toSeason(expires), locale) })}
        </p>
        <div className="page__acts">
          <CopyButton type="primary" value={key} />
        </div>
      </div>
    </Dialog>
  )
}
