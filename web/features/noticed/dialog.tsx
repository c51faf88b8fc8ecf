/** The panel as a dialog, on whatever page asks for it. */
import type { BehaviorTracker } from '../../platform/behavior.ts'
import { paths } from '../../platform/paths.ts'
import { Dialog, DialogClose, DialogText, DialogTitle } from '../../ui/dialog.tsx'
import { NavLink } from '../../ui/nav-link.tsx'
import { NoticedPanel } from './panel.tsx'
import { useNoticedWords, WordsProvider } from './words.ts'

export { loadWords } from './words.ts'

interface Props {
  tracker: BehaviorTracker | undefined
  /** Why the visitor was spoken to; undefined while the dialog is closed. */
  because: string | undefined
  onClose(): void
}

export default function NoticedDialog(props: Props) {
  return (
    <WordsProvider>
      <View {...props} />
    </WordsProvider>
  )
}

function View({ tracker, because, onClose }: Props) {
  const say = useNoticedWords()
  return (
    <Dialog open={because !== undefined} onClose={onClose} className="noticed-dialog">
      <DialogTitle>{say('heading')}</DialogTitle>
      <div className="note my-4">
        <h3 className="strong">{say('because')}</h3>
        <p>{because}</p>
      </div>
      <DialogText className="prose mb-4 text-sm">
        {say('intro')}{' '}
        <NavLink href={paths.privacy} className="link" onFollow={onClose}>
          {say('privacy')}
        </NavLink>
      </DialogText>
      <NoticedPanel tracker={tracker} />
      <DialogClose />
    </Dialog>
  )
}
