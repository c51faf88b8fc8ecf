/** The guide of the look: every token, and every shared part of `web/ui` and `web/styles` in each of its states. */
import '@fontsource-variable/geist/wght.css'
import '#web/styles.css'
import '#web/ui/parts.css'
import '#web/ui/dialog.css'
import '#web/ui/switch.css'
import '#web/ui/tabs/tabs.css'
import '#web/ui/toast/toast.css'
import '#web/ui/unasked/notice.css'
import './styleguide.css'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { DEFAULT_LANGUAGE } from '#contract/language.ts'
import { LanguageProvider, loadI18n } from '#web/platform/i18n.tsx'
import { AsyncMessagesProvider, withAsyncMessages } from '#web/ui/async/i18n.ts'
import { auditMessages } from '#web/ui/audit/i18n.ts'
import { AnnouncerProvider } from '#web/ui/toast/announcer.tsx'
import { Controls } from './controls.tsx'
import { Drawn } from './drawn.tsx'
import { copyStates } from './states.ts'
import { Surfaces } from './surfaces.tsx'
import { Tokens } from './tokens.tsx'
import { Waiting } from './waiting.tsx'

const [i18n, audit] = await Promise.all([
  loadI18n(DEFAULT_LANGUAGE),
  auditMessages(DEFAULT_LANGUAGE),
  withAsyncMessages(async () => {})(DEFAULT_LANGUAGE),
])
await document.fonts.load('1rem "Geist Variable"')

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider initial={i18n}>
        <AnnouncerProvider>
          <Suspense>
            <AsyncMessagesProvider>
              <main className="guide">
                <Tokens />
                <Controls />
                <Surfaces />
                <Waiting />
                <Drawn t={audit} />
              </main>
            </AsyncMessagesProvider>
          </Suspense>
        </AnnouncerProvider>
      </LanguageProvider>
    </StrictMode>,
  )
  const untilThere = () => {
    if (!document.querySelector('.guide')) return requestAnimationFrame(untilThere)
    copyStates()
    document.documentElement.dataset.ready = ''
  }
  untilThere()
}
