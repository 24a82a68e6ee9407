import { Component } from 'react'
import type { ReactNode } from 'react'
import { TextsContext, translatorOf } from '../i18n.ts'
import { currentLocale } from '../locale.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Waiting } from './waiting.tsx'

/** Catches a failed chunk or a defect of a screen: says that nothing was lost and offers to reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  static override contextType = TextsContext
  declare context: React.ContextType<typeof TextsContext>
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const t = translatorOf(this.context, currentLocale())
    const reload = (
      <Button variant="secondary" onClick={() => globalThis.location.reload()}>
        {t('app.reload')}
      </Button>
    )
    return (
      <Waiting>
        <Alert kind="error" title={t('app.broken')} actions={reload}>
          <p>{t('app.brokenBody')}</p>
        </Alert>
      </Waiting>
    )
  }
}
