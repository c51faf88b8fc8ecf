/** The owner's desk for admins; everybody else sees where the way in is, and fetches none of its code. */
import type { LoadDeskTab } from '../features/desk/desk.tsx'
import { useSession } from '../platform/session.tsx'
import { Fetched } from '../ui/fetched.tsx'
import { Locked } from './locked.tsx'
import { PageSkeleton } from './skeletons.tsx'

export default function AdminPage() {
  const { user, loading } = useSession()
  if (user?.isAdmin) return <Fetched load={loadDesk} props={{ load: tabs }} skeleton={<PageSkeleton />} />
  return loading ? <PageSkeleton /> : <Locked page="admin" refused={user !== undefined} />
}

const loadDesk = () => import('../features/desk/desk.tsx')

const tabs: LoadDeskTab = {
  providers: () => import('../features/providers/tab.tsx'),
  seo: () => import('../features/seo/tab.tsx'),
  analytics: () => import('../features/insights/tab.tsx'),
  users: () => import('../features/users/tab.tsx'),
  inbox: () => import('../features/inbox/tab.tsx'),
  clients: () => import('../features/clients/tab.tsx'),
  running: () => import('../features/running/tab.tsx'),
  log: () => import('../features/admin-log/tab.tsx'),
}
