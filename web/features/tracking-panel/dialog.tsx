/** The panel as a dialog, on whatever page asks for it. */

import { paths } from '#web/platform/paths.ts'
import type { BehaviorTracker } from '#web/platform/tracking/behavior.ts'
import { Dialog, DialogClose, DialogText, DialogTitle } from '#web/ui/dialog.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'
import { MessagesProvider, useTrackingT } from './i18n.ts'
import { TrackingPanel } from './panel.tsx'

export { loadMessages } from './i18n.ts'

interface Props {
  tracker: BehaviorTracker | undefined
  /** Why the visitor was spoken to; undefined while the dialog is closed. */
  because: string | undefined
  onClose(): void
}

export default function TrackingDialog(props: Props) {
  return (
    <MessagesProvider>
      <View {...props} />
    </MessagesProvider>
  )
}

function View({ tracker, because, onClose }: Props) {
  const t = useTrackingT()
  return (
    <Dialog open={because !== undefined} onClose={onClose} className="tracking-dialog">
      <DialogTitle>{t('heading')}</DialogTitle>
      <div className="note mt-4 mb-4">
        <h3 className="strong">{t('because')}</h3>
        <p>{because}</p>
      </div>
      <DialogText className="prose mb-4 text-sm">
        {t('intro')}{' '}
        <NavLink href={paths.privacy} className="link" onFollow={onClose}>
          {t('privacy')}
        </NavLink>
      </DialogText>
      <TrackingPanel tracker={tracker} />
      <DialogClose />
    </Dialog>
  )
}
