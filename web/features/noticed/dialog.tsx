/** The panel as a dialog, on whatever page asks for it. */
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import type { BehaviorTracker } from '../../platform/behavior.ts'
import { useWords } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { NavLink } from '../../ui/nav-link.tsx'
import { NoticedPanel } from './panel.tsx'
import { useNoticedWords, WordsProvider } from './words.ts'
import '../../ui/dialog.css'

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
  const t = useWords()
  const opener = useRef<Element>(null)
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open={because !== undefined} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim no-print" />
        <Dialog.Content
          ref={content}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            event.preventDefault()
            content.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className="noticed-dialog dialog card popup no-print"
        >
          <Dialog.Title className="text-title">{say('heading')}</Dialog.Title>
          <div className="note my-4">
            <h3 className="strong">{say('because')}</h3>
            <p>{because}</p>
          </div>
          <Dialog.Description className="prose mb-4 text-sm">
            {say('intro')}{' '}
            <NavLink href={paths.privacy} className="link" onFollow={onClose}>
              {say('privacy')}
            </NavLink>
          </Dialog.Description>
          <NoticedPanel tracker={tracker} />
          <Dialog.Close aria-label={t('common.close')} className="dialog-close sign">
            <X size={22} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
