import { Button, Drawer } from 'antd'
import { useLocale, useTexts } from '../../i18n.ts'
import { useMay } from '../access/use-may.ts'
import { actorWords } from '../actor-words.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { ExceptionFacts } from './exception-facts.tsx'
import type { Exception } from './exception.ts'
import { resolutionWords } from './resolution-words.ts'

interface Props {
  readonly exception: Exception | undefined
  readonly onClose: () => void
  readonly onResolve: (exception: Exception) => void
}

/** One exception: what it means, what to do about it, what is known, and the one act. */
export function ExceptionDrawer({ exception, onClose, onResolve }: Props) {
  const text = useTexts()
  const mayResolve = useMay('POST /api/payments/{token}/resolve')
  const kind = exception?.kind
  return (
    <Drawer
      open={exception !== undefined}
      onClose={onClose}
      width="min(560px, 100vw)"
      title={kind === undefined ? '' : text(`office.exceptions.kind.${kind}`)}
      destroyOnHidden
    >
      {exception !== undefined && (
        <div className="page">
          <p>{text(`office.exceptions.means.${exception.kind}`)}</p>
          {exception.state === 'open' ? (
            <section className="panel">
              <h2>{text('office.exceptions.whatToDo')}</h2>
              <p>{text(`office.exceptions.todo.${exception.kind}`)}</p>
              {mayResolve && (
                <Button type="primary" className="exception__act" onClick={() => onResolve(exception)}>
                  {text(`office.exceptions.act.${exception.kind}`)}
                </Button>
              )}
            </section>
          ) : (
            <Resolution exception={exception} />
          )}
          <section className="panel">
            <h2>{text('office.exceptions.facts')}</h2>
            <ExceptionFacts exception={exception} />
          </section>
        </div>
      )}
    </Drawer>
  )
}

function Resolution({ exception }: { exception: Exception }) {
  const text = useTexts()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  return (
    <section className="panel">
      <h2>{text('office.exceptions.state.resolved')}</h2>
      <dl className="facts">
        <dt>{text('office.exceptions.how')}</dt>
        <dd>{resolutionWords(exception.resolution ?? '', text)}</dd>
        <dt>{text('office.exceptions.who')}</dt>
        <dd>{actorWords(exception.resolved_by ?? '', text)}</dd>
        <dt>{text('office.exceptions.when')}</dt>
        <dd>{moment(toSeason(exception.resolved_at), locale)}</dd>
      </dl>
    </section>
  )
}
