import { InboxOutlined } from '@ant-design/icons'
import { Upload } from 'antd'
import { useTexts } from '../../../i18n.ts'
import { readWishFile } from './read-file.ts'
import type { WishFile } from './read-file.ts'

interface Props {
  readonly file: WishFile | null
  readonly onFile: (file: WishFile) => void
}

/** Where the file is dropped or chosen; it is read here, and only its right rows leave the page. */
export function FileSource({ file, onFile }: Props) {
  const text = useTexts()
  return (
    <>
      <p className="plan__hint">{text('office.insertServices.fileForm')}</p>
      <pre className="plan__sample">{'codigo;servicio\n10001;1\n00042;2'}</pre>
      <Upload.Dragger
        className="plan__drop"
        accept=".csv,.txt,.xlsx,text/csv,text/plain"
        multiple={false}
        showUploadList={false}
        beforeUpload={(chosen) => {
          void readWishFile(chosen).then(onFile)
          return false
        }}
      >
        <InboxOutlined className="plan__drop-mark" aria-hidden />
        <p>{file === null ? text('office.insertServices.drop') : file.name}</p>
        <p className="plan__hint">
          {text(file === null ? 'office.insertServices.limit' : 'office.insertServices.otherFile')}
        </p>
      </Upload.Dragger>
    </>
  )
}
