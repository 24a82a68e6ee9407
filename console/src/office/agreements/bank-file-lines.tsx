import { Alert, Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { SecondPersonNote } from '../approvals/action-summary.tsx'
import { useNeedsSecondPerson } from '../approvals/use-second-person.ts'
import { BankLines } from './bank-lines.tsx'
import { sumsOf } from './bank-sums.ts'
import type { BankSums } from './bank-sums.ts'
import type { Step, Upload } from './use-bank-file.ts'

interface Props {
  readonly upload: Upload
  readonly step: Extract<Step, { is: 'planned' | 'done' }>
  readonly onClose: () => void
}

/** What a file would do, or has done: the sum first, then its lines, those to look into before all others. */
export function BankFileLines({ upload, step, onClose }: Props) {
  const t = useTranslate()
  const sums = sumsOf(step.lines)
  const { paid, known, wrong, toReview } = sums
  const asks = useNeedsSecondPerson(sums.amount)
  const run = paid.length > 0 ? 'run' : 'keep'
  const counted = paid.length > 0 ? paid : toReview
  return (
    <>
      <Summary step={step} sums={sums} />
      {step.is === 'planned' && <SecondPersonNote amount={sums.amount} />}
      <div className="agreement__acts">
        {step.is === 'planned' && counted.length > 0 && (
          <Button type="primary" loading={upload.isActing} onClick={() => void upload.run(step.file)}>
            {asks ? t('office.approvals.ask') : t(`office.agreements.${run}`, { n: counted.length })}
          </Button>
        )}
        <Button onClick={upload.anew}>{t('office.agreements.another')}</Button>
        {step.is === 'done' && <Button onClick={onClose}>{t('common.close')}</Button>}
      </div>
      <BankLines title={t('office.agreements.wrong', { n: wrong.length })} lines={wrong} step={step.is} />
      <BankLines
        title={t(`office.agreements.${step.is === 'done' ? 'paid' : 'toPay'}`, { n: paid.length })}
        lines={paid}
        step={step.is}
      />
      <BankLines title={t('office.agreements.known', { n: known.length })} lines={known} step={step.is} />
    </>
  )
}

function Summary({ step, sums }: { step: Props['step']; sums: BankSums }) {
  const t = useTranslate()
  const { paid, known, wrong, amount } = sums
  const summary = summaryOf(step.is, sums)
  const values = { n: paid.length, amount: pesos(amount), known: known.length }
  return (
    <Alert
      type={summary === 'done' ? 'success' : 'info'}
      showIcon
      message={t(`office.agreements.summary.${summary}`, values)}
      description={
        <>
          <p>{t('office.agreements.file', { name: step.file.name })}</p>
          {wrong.length > 0 && <p>{t('office.agreements.wrongBody', { n: wrong.length })}</p>}
        </>
      }
    />
  )
}

/** A file that was uploaded before has its own message. */
function summaryOf(step: 'planned' | 'done', { paid, known }: BankSums) {
  if (paid.length > 0) return step
  return known.length > 0 ? 'again' : 'nothing'
}
