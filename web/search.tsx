/** The search with what other features add to it: the dialog for a résumé, and the tabs of the owner's admin area. */
import { Suspense, useEffect, useState } from 'react'
import { useResumeDialog } from './features/resume/use-resume-dialog.tsx'
import { SearchDialog } from './features/search/dialog.tsx'
import type { AdminTabName } from './features/search/items.ts'
import { SearchTextsProvider } from './features/search/texts.ts'
import { useLanguage } from './platform/i18n.tsx'
import { useSession } from './platform/session.tsx'
import { Boundary } from './ui/boundary.tsx'

export { loadSearchTexts } from './features/search/texts.ts'

interface Props {
  open: boolean
  onClose(): void
}

export default function Search({ open, onClose }: Props) {
  const { openResume, resumeDialog } = useResumeDialog()
  const adminTabs = useAdminTabs(open)
  return (
    <Boundary instead={null}>
      {open && (
        <Suspense>
          <SearchTextsProvider>
            <SearchDialog adminTabs={adminTabs} onResume={openResume} onClose={onClose} />
          </SearchTextsProvider>
        </Suspense>
      )}
      {resumeDialog}
    </Boundary>
  )
}

const none: AdminTabName[] = []

/** Fetched for the owner only. Without them the rest is as good. */
function useAdminTabs(wanted: boolean): AdminTabName[] {
  const { user } = useSession()
  const { language } = useLanguage()
  const [tabs, setTabs] = useState(none)
  const isOwner = wanted && user?.isAdmin === true
  useEffect(() => {
    if (!isOwner) return
    let left = false
    import('./features/admin/tab-names.ts')
      .then(({ loadTabNames }) => loadTabNames(language))
      .then((names) => left || setTabs(names))
      .catch(() => {})
    return () => {
      left = true
    }
  }, [isOwner, language])
  return isOwner ? tabs : none
}
