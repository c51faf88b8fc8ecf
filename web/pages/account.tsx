import { useSettings } from '#web/features/accounts/settings/use-settings.tsx'
import { useSession } from '#web/platform/session.tsx'
import { Locked } from './locked.tsx'
import { PageSkeleton } from './skeletons.tsx'

export default function AccountPage() {
  const { user, loading } = useSession()
  const settings = useSettings(user)
  if (!user && !loading) return <Locked page="account" />
  return settings ?? <PageSkeleton />
}
