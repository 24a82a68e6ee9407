import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { SplitDialog } from '../../components/splits/split-dialog.tsx'
import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'

interface Props {
  code: string
  school: string
  onClose: () => void
}

/** How a student's enrolment is paid in parts; finance makes them of what is due today, and undoes them. */
export function OfficeSplit({ code, school, onClose }: Props) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/splits/price/{student}', {
    params: { student: code },
  })
  if (answer === undefined && problem === null)
    return (
      <Dialog
        title={t('split.open')}
        onClose={onClose}
        actions={
          <Button variant="secondary" onClick={onClose}>
            {t('common.close')}
          </Button>
        }
      >
        <Skeleton blocks={[48, 96]} />
      </Dialog>
    )
  return (
    <SplitDialog
      student={code}
      due={answer?.total ?? null}
      whyNot={problem?.detail ?? null}
      school={school}
      onChange={() => Promise.resolve(refetch())}
      onClose={onClose}
    />
  )
}
