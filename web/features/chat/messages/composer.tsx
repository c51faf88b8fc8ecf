/** Where the visitor writes. */
import { ArrowUp, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { MESSAGE_MAX } from '#contract/chat/chat-limits.ts'
import { isOn } from '#contract/site/site.ts'
import { looksLikeAdvert } from '#web/features/chat/advert/advert.ts'
import { AdvertForm } from '#web/features/chat/advert/advert-form.tsx'
import { AdvertDetected } from '#web/features/chat/advert/advert-offer.tsx'
import { AuditForm } from '#web/features/chat/audit/audit-form.tsx'
import { findAddress } from '#web/features/chat/audit/audit-intent.ts'
import { AddressDetected } from '#web/features/chat/audit/audit-offer.tsx'
import { useChatI18n } from '#web/features/chat/i18n.tsx'
import { chatCalls } from '#web/features/chat/state/calls.ts'
import { type Surface, useChat } from '#web/features/chat/state/chat-context.ts'
import { useMessageDraft } from '#web/features/chat/state/kept/use-draft.ts'
import { Tools } from './tools.tsx'

/** From so many characters before the limit on, what is left is shown. */
const SHOW_LEFT_FROM = 500

/** The field for messages; it steps aside, with what was typed, while a job advert or a website's address is taken. */
export function Composer() {
  const { advert, audit } = useChat()
  return (
    <>
      {advert.open && <AdvertForm />}
      {audit.open && <AuditForm />}
      <MessageForm hidden={advert.open || audit.open} />
    </>
  )
}

function MessageForm({ hidden }: { hidden: boolean }) {
  const { t, cues } = useChatI18n()
  const { surface, send, stop, pending, writing, advert, audit } = useChat()
  const [text, setText] = useMessageDraft()
  const noteId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { placeholder, wraps } = usePlaceholder(field, surface, t('input.placeholder'), t('input.label'))
  const left = MESSAGE_MAX - text.trim().length
  const isAdvert = isOn('advert') && looksLikeAdvert(text, cues)
  const address = isOn('audit') ? findAddress(text) : undefined
  const canSend = text.trim() !== '' && left >= 0 && !pending

  const submit = () => {
    if (!canSend) return
    send(text)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While Chinese or Japanese is being composed, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  const note =
    left < 0
      ? t('input.tooLong', { max: MESSAGE_MAX, count: -left })
      : left < SHOW_LEFT_FROM
        ? t('input.left', { count: left })
        : ''
  return (
    <form
      className="chat-composer"
      hidden={hidden}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="chat-entry">
        <Tools />
        <textarea
          rows={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          // Here by the time that something is sent; where it fails, sending tries again.
          onFocus={() => void chatCalls().catch(() => {})}
          aria-label={t('input.label')}
          ref={field}
          placeholder={placeholder}
          data-wraps={wraps || undefined}
          aria-invalid={left < 0 || undefined}
          aria-describedby={noteId}
          readOnly={pending}
          enterKeyHint="send"
          className="field"
        />
        {writing ? (
          <button type="button" className="button button-primary" aria-label={t('input.stop')} onClick={stop}>
            <Square size={14} fill="currentColor" aria-hidden="true" />
          </button>
        ) : (
          <button type="submit" className="button button-primary" aria-label={t('input.send')} disabled={!canSend}>
            <ArrowUp size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <p id={noteId} role="status" className={left < 0 ? 'chat-limit chat-bad' : 'chat-limit'}>
        {note}
      </p>
      {!pending && isAdvert && (
        <AdvertDetected
          onAccept={() => {
            advert.start(text)
            setText('')
          }}
        />
      )}
      {!pending && !isAdvert && address !== undefined && (
        <AddressDetected address={address} onAccept={() => audit.measure(address)} />
      )}
    </form>
  )
}

/**
 * What the field asks for, never cut: where it is too narrow for one line it wraps in the panel and is short on the page, whose field is
 * there before any script and may not move; it is short, too, where fields do not grow with what is in them.
 */
function usePlaceholder(field: RefObject<HTMLTextAreaElement | null>, surface: Surface, whole: string, short: string) {
  const isPanel = surface === 'widget'
  const [fits, setFits] = useState(isPanel)
  useEffect(() => {
    const element = field.current
    const pen = document.createElement('canvas').getContext('2d')
    if (!element || !pen) return
    const look = () => {
      const { paddingLeft, paddingRight, fontFamily } = getComputedStyle(element)
      pen.font = `${getComputedStyle(element, '::placeholder').fontSize} ${fontFamily}`
      const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      setFits(pen.measureText(whole).width < room)
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [field, whole])
  const wraps = !fits && isPanel && CSS.supports('field-sizing', 'content')
  return { placeholder: fits || wraps ? whole : short, wraps }
}
