/** A drawing in the conversation, with the ways to look at it closer. */
import { ImageDown, Maximize2, Minimize2, Scan, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef } from 'react'
import type { Drawing } from '#contract/content/drawing.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useT } from '#web/platform/i18n.tsx'
import { Diagram } from '#web/ui/diagram/diagram.tsx'
import { saveDrawing } from '#web/ui/diagram/save.ts'
import { useView } from '#web/ui/diagram/use-view.ts'
import { viewBoxOf } from '#web/ui/diagram/view.ts'

interface Props {
  drawing: Drawing
  title: string
  full: boolean
  onFull(): void
  onChoose(node: string): void
  onChooseLine(connection: string): void
}

export function DrawingView({ drawing, title, full, onFull, onChoose, onChooseLine }: Props) {
  const tSite = useT()
  const t = useChatT()
  const frame = useRef<HTMLElement>(null)
  const { view, isWhole, closer, farther, whole, handlers } = useView(frame, drawing)
  const save = () => {
    const shown = frame.current?.querySelector('svg')
    if (shown) saveDrawing(shown, title, drawing)
  }
  return (
    <>
      <section
        ref={frame}
        className="sheet"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing moves by the arrow keys too.
        tabIndex={0}
        aria-label={t('diagram.view', { title })}
        data-enlarged={!isWhole || undefined}
        {...handlers}
      >
        <Diagram
          drawing={drawing}
          label={tSite('diagram.alt', { title })}
          viewBox={viewBoxOf(drawing, view)}
          hasSigns
          {...{ onChoose, onChooseLine }}
        />
      </section>
      <div className="chat-drawing-tools">
        <Tool label={t('diagram.farther')} disabled={isWhole} onClick={farther} icon={ZoomOut} />
        <Tool label={t('diagram.closer')} onClick={closer} icon={ZoomIn} />
        <Tool label={t('diagram.whole')} disabled={isWhole} onClick={whole} icon={Scan} />
        <Tool label={t('diagram.save')} onClick={save} icon={ImageDown} />
        {/* Browsers without it, as those of iPhones, are not offered it. */}
        {document.fullscreenEnabled && (
          <Tool
            label={tSite(full ? 'diagram.closeFullscreen' : 'diagram.fullscreen')}
            onClick={onFull}
            icon={full ? Minimize2 : Maximize2}
          />
        )}
      </div>
    </>
  )
}

interface ToolProps {
  label: string
  disabled?: boolean
  onClick(): void
  icon: typeof Scan
}

const Tool = ({ label, disabled, onClick, icon: Drawn }: ToolProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    aria-disabled={disabled || undefined}
    onClick={onClick}
  >
    <Drawn size={18} aria-hidden="true" />
  </button>
)
