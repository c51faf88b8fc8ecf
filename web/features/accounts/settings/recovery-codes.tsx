/** Recovery codes, which are shown this once. */
import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Translate } from '#web/features/accounts/i18n.ts'

interface Props {
  t: Translate
  codes: string[]
  onKept(): void
}

export function RecoveryCodes({ t, codes, onKept }: Props) {
  const [copied, setCopied] = useState(false)
  // They cannot be shown again: leaving or reloading the page asks first.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  // Where the browser does not let the page copy, the codes can be marked.
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <div className="grid max-w-md gap-4">
      <h3 className="strong">{t('secondFactor.recoveryTitle')}</h3>
      <p className="prose">{t('secondFactor.recoveryText')}</p>
      <ul className="note account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={onKept} className="button button-primary">
          {t('secondFactor.kept')}
        </button>
        {'clipboard' in navigator && (
          <button type="button" onClick={copy} className="button">
            <Copy size={18} aria-hidden="true" />
            {t(copied ? 'secondFactor.copied' : 'secondFactor.copy')}
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {copied && t('secondFactor.copied')}
      </p>
    </div>
  )
}
