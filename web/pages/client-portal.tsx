import { useSession } from '../platform/session.tsx'
import { Locked } from './locked.tsx'
import { PageSkeleton } from './skeletons.tsx'

export default function ClientPortalPage() {
  const { user, loading } = useSession()
  if (loading) return <PageSkeleton />
  if (!user) return <Locked page="portal" />
  return (
    <div className="blank page">
      <h1 className="text-section">{user.firstName}</h1>
    </div>
  )
}
