import { useSession } from '../platform/session.tsx'
import { Locked } from './locked.tsx'
import { PageSkeleton } from './skeletons.tsx'

export default function AccountPage() {
  const { user, loading } = useSession()
  if (loading) return <PageSkeleton />
  if (!user) return <Locked page="account" />
  return null
}
