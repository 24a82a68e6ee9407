import { InboxOutlined } from '@ant-design/icons'
import { Alert, Spin, Upload } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { MAX_BYTES } from './use-bank-file.ts'
import type { Upload as BankUpload, WrongFile } from './use-bank-file.ts'

const MAX_KB = MAX_BYTES / 1024

/** Where the file is dropped or chosen; it is read here and sent only to see what it would do. */
export function BankFileChoice({ upload, wrong }: { upload: BankUpload; wrong: WrongFile | null }) {
  const t = useTranslate()
  return (
    <>
      <p>{t('office.agreements.fileForm')}</p>
      <pre className="agreement__sample">{'referencia;valor;fecha\nMH-…;1.234.567;2025-06-20'}</pre>
      <Spin spinning={upload.isActing}>
        <Upload.Dragger
          accept=".csv,.txt,text/csv,text/plain"
          multiple={false}
          showUploadList={false}
          beforeUpload={(file) => {
            void upload.choose(file)
            return false
          }}
        >
          <InboxOutlined className="agreement__drop" aria-hidden="true" />
          <p>{t('office.agreements.drop')}</p>
          <p className="agreement__limit">{t('office.agreements.limit', { kb: MAX_KB })}</p>
        </Upload.Dragger>
      </Spin>
      {wrong !== null && (
        <Alert type="error" showIcon message={t(`office.agreements.${wrong}`, { kb: MAX_KB })} />
      )}
    </>
  )
}
