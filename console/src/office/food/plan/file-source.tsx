import { InboxOutlined } from '@ant-design/icons'
import { Upload } from 'antd'
import { useTranslate } from '../../../i18n.ts'
import { readPlanFile } from './read-file.ts'
import type { PlanFile } from './read-file.ts'

interface Props {
  readonly file: PlanFile | null
  readonly onFile: (file: PlanFile) => void
}

/** Where the file is dropped or chosen; it is read here, and only its right rows leave the page. */
export function FileSource({ file, onFile }: Props) {
  const t = useTranslate()
  return (
    <>
      <p className="plan__hint">{t('office.insertServices.fileForm')}</p>
      <pre className="plan__sample">{'codigo;servicio\n10001;1\n00042;2'}</pre>
      <Upload.Dragger
        className="plan__drop"
        accept=".csv,.txt,.xlsx,text/csv,text/plain"
        multiple={false}
        showUploadList={false}
        beforeUpload={(chosen) => {
          void readPlanFile(chosen).then(onFile)
          return false
        }}
      >
        <InboxOutlined className="plan__drop-mark" aria-hidden />
        <p>{file === null ? t('office.insertServices.drop') : file.name}</p>
        <p className="plan__hint">
          {t(file === null ? 'office.insertServices.limit' : 'office.insertServices.otherFile')}
        </p>
      </Upload.Dragger>
    </>
  )
}
