import { Component } from 'react'
import type { ReactNode } from 'react'
import { TextsContext } from '../i18n.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Waiting } from './waiting.tsx'

/** Catches a failed chunk or a defect of a screen: says that nothing was lost and offers to reload. */
export class Broken extends Component<{ children: ReactNode }, { failed: boolean }> {
  static override contextType = TextsContext
  declare context: React.ContextType<typeof TextsContext>
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const text = (key: string) => this.context[key] ?? key
    const reload = (
      <Button look="secondary" onClick={() => globalThis.location.reload()}>
        {text('app.reload')}
      </Button>
    )
    return (
      <Waiting>
        <Alert kind="error" title={text('app.broken')} actions={reload}>
          <p>{text('app.brokenBody')}</p>
        </Alert>
      </Waiting>
    )
  }
}
