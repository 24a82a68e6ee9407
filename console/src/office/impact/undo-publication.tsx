import { App, Button } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { moment } from '../moment.ts'
import type { Publication } from './publications.tsx'

const call = 'POST /api/enrollment/admin/fees/publications/{id}/undo'

interface Props {
  readonly publication: Publication
  /** What is scheduled for the same fees. */
  readonly next: Publication | undefined
}

/** Cancels what is scheduled, or puts every fee back while nobody has bought by it. */
export function UndoPublication({ publication: { id, state, fees }, next }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const may = usePermission(call)
  const { modal } = App.useApp()
  const { act, isActing } = useAction(() => perform(call, {}, { params: { id } }), {
    done: ({ state: now }) =>
      t(`office.impact.published.done.${now === 'cancelled' ? 'cancelled' : 'undone'}`),
  })
  if (!may || (state !== 'scheduled' && state !== 'published')) return null
  const words = `office.impact.published.undo.${state}`
  const ask = () =>
    modal.confirm({
      title: t(`${words}.title`),
      content: (
        <>
          <p>{t(`${words}.body`, { n: fees.length })}</p>
          {next !== undefined && (
            <p>{t('office.impact.published.undo.next', { at: moment(next.at, locale) })}</p>
          )}
        </>
      ),
      okText: t(`${words}.act`),
      cancelText: t('office.impact.published.goBack'),
      onOk: () => act(undefined),
    })
  return (
    <Button loading={isActing} onClick={() => void ask()}>
      {t(`${words}.act`)}
    </Button>
  )
}
