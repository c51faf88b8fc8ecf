import { ArrowLeft } from 'lucide-react'
import { useClientsT } from './i18n.tsx'
import { useRouteState } from './use-route-state.ts'

export function BackToAll() {
  const t = useClientsT()
  const { leave } = useRouteState()
  return (
    <button type="button" className="quiet clients-back" onClick={leave}>
      <ArrowLeft size={18} aria-hidden="true" />
      {t('list.back')}
    </button>
  )
}
