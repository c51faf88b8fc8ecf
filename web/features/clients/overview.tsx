import { Plus } from 'lucide-react'
import { NextMeetings } from './conversation/next-meetings.tsx'
import { useClientsT } from './i18n.tsx'
import { ProjectList } from './project-list.tsx'
import { Transfer } from './transfer.tsx'
import { NEW, useRouteState } from './use-route-state.ts'
import { WaitingList } from './waiting-list.tsx'

/** What waits for the owner, and all projects. */
export function Overview({ recount }: { recount(): unknown }) {
  const t = useClientsT()
  const { open } = useRouteState()
  return (
    <>
      <button type="button" className="button button-primary justify-self-start" onClick={() => open(NEW)}>
        <Plus size={18} aria-hidden="true" />
        {t('plan.new')}
      </button>
      <WaitingList onAnswered={recount} />
      <NextMeetings />
      <ProjectList />
      <Transfer />
    </>
  )
}
