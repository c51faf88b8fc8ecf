/** The admin area for admins; everybody else sees where the way in is, and fetches none of its code. */
import type { LoadAdminTab } from '#web/features/admin/admin.tsx'
import { useSession } from '#web/platform/session.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { Locked } from './locked.tsx'
import { PageSkeleton } from './skeletons.tsx'

export default function AdminPage() {
  const { user, loading } = useSession()
  if (user?.isAdmin) return <LazyPart load={loadAdmin} props={{ load: tabs }} skeleton={<PageSkeleton />} />
  return loading ? <PageSkeleton /> : <Locked page="admin" refused={user !== undefined} />
}

const loadAdmin = () => import('#web/features/admin/admin.tsx')

const tabs: LoadAdminTab = {
  providers: () => import('#web/features/providers/tab.tsx'),
  seo: () => import('#web/features/seo/tab.tsx'),
  analytics: () => import('#web/features/analytics/tab.tsx'),
  users: () => import('#web/features/users/tab.tsx'),
  inbox: () => import('#web/features/inbox/tab.tsx'),
  clients: () => import('#web/features/clients/tab.tsx'),
  running: () => import('#web/features/system-status/tab.tsx'),
  log: () => import('#web/features/admin-log/tab.tsx'),
}
