/** Keeps a fault in one part of the chat from taking the page with it. */
import { Component, type ReactNode } from 'react'
import { useWords } from '../../platform/i18n.tsx'

interface Props {
  /** What stands in for the part. */
  instead: ReactNode
  children: ReactNode
}

export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}

/** Says that the chat could not be loaded; what was said in it is kept. */
export function ChatFailed() {
  const t = useWords()
  return (
    <div role="alert" className="blank page">
      <p className="text-section strong">{t('common.error')}</p>
      <p className="prose mt-3">{t('common.errorText')}</p>
      <button type="button" className="button button-primary mt-6" onClick={() => window.location.reload()}>
        {t('common.retry')}
      </button>
    </div>
  )
}
