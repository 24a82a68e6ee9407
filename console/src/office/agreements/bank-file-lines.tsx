import { Alert, Button } from 'antd'
import { useTexts } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { SecondPersonNote } from '../approvals/act-summary.tsx'
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
  const text = useTexts()
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
            {asks ? text('office.approvals.ask') : text(`office.agreements.${run}`, { n: counted.length })}
          </Button>
        )}
        <Button onClick={upload.anew}>{text('office.agreements.another')}</Button>
        {step.is === 'done' && <Button onClick={onClose}>{text('common.close')}</Button>}
      </div>
      <BankLines title={text('office.agreements.wrong', { n: wrong.length })} lines={wrong} step={step.is} />
      <BankLines
        title={text(`office.agreements.${step.is === 'done' ? 'paid' : 'toPay'}`, { n: paid.length })}
        lines={paid}
        step={step.is}
      />
      <BankLines title={text('office.agreements.known', { n: known.length })} lines={known} step={step.is} />
    </>
  )
}

function Summary({ step, sums }: { step: Props['step']; sums: BankSums }) {
  const text = useTexts()
  const { paid, known, wrong, amount } = sums
  const said = summaryOf(step.is, sums)
  const values = { n: paid.length, amount: pesos(amount), known: known.length }
  return (
    <Alert
      type={said === 'done' ? 'success' : 'info'}
      showIcon
      message={text(`office.agreements.summary.${said}`, values)}
      description={
        <>
          <p>{text('office.agreements.file', { name: step.file.name })}</p>
          {wrong.length > 0 && <p>{text('office.agreements.wrongBody', { n: wrong.length })}</p>}
        </>
      }
    />
  )
}

/** A file that comes a second time is told as that. */
function summaryOf(step: 'planned' | 'done', { paid, known }: BankSums) {
  if (paid.length > 0) return step
  return known.length > 0 ? 'again' : 'nothing'
}
