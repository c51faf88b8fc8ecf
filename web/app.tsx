/** The frame of every page, and the page at the current address in it. */
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react'
import { type AroundNavHandler, Route, Router, useLocation } from 'wouter'
import { isOn } from '#contract/site/site.ts'
import type DeferredParts from './deferred.tsx'
import { AccountArea } from './features/accounts/account-area.tsx'
import { useSignIn } from './features/accounts/sign-in/use-sign-in.tsx'
import { SiteFigures } from './features/audit/site-figures.tsx'
import { ChatButton } from './features/chat/panel/chat-button.tsx'
import type { InstallOffer } from './features/installable/install-offer.ts'
import { Bar } from './features/navigation/bar.tsx'
import { Footer } from './features/navigation/footer.tsx'
import { useResumeDialog } from './features/resume/use-resume-dialog.tsx'
import { useSearchDialog } from './features/search/use-search-dialog.tsx'
import { type I18n, LanguageProvider, useLanguage, useT } from './platform/i18n.tsx'
import { SessionProvider } from './platform/session.tsx'
import { ThemeProvider } from './platform/theme.tsx'
import type { BehaviorTracker } from './platform/tracking/behavior.ts'
import { DEFERRED_MS, TrackerContext } from './platform/tracking/behavior-context.ts'
import { findRoute, type PageRoute } from './routes.tsx'
import { fade } from './transitions.ts'
import { Boundary } from './ui/boundary.tsx'
import { useRipples } from './ui/effects/ripple.ts'
import { FallbackNote } from './ui/fallback-note.tsx'
import { LoadError } from './ui/load-error.tsx'
import { AnnouncerProvider, useAnnouncer } from './ui/toast/announcer.tsx'

interface Props {
  i18n: I18n
  /** The path to render where there is no browser. */
  ssrPath?: string
  onAlive?: () => void
}

export function App({ i18n, ssrPath, onAlive }: Props) {
  const isWhole = useRef(false)
  const onWhole = () => {
    isWhole.current = true
  }
  // While the page is still being brought to life React cannot turn it into another one; the browser can.
  const follow: AroundNavHandler = (navigate, to, options) =>
    isWhole.current ? fade(navigate, to, options) : window.location.assign(to)
  return (
    <Router aroundNav={follow} {...(ssrPath && { ssrPath })}>
      <LanguageProvider initial={i18n}>
        <ThemeProvider>
          <AnnouncerProvider>
            <SessionProvider>
              <Frame {...(onAlive && { onAlive })} onWhole={onWhole} />
            </SessionProvider>
          </AnnouncerProvider>
        </ThemeProvider>
      </LanguageProvider>
    </Router>
  )
}

const loadSearch = () => import('./search.tsx')

function Frame({ onAlive, onWhole }: { onAlive?: () => void; onWhole(): void }) {
  const t = useT()
  const [path] = useLocation()
  const route = findRoute(path)
  const signIn = useSignIn()
  const { openSearch, searchDialog } = useSearchDialog(loadSearch)
  useRipples()
  usePageChange(route, path)
  useEffect(() => onAlive?.(), [onAlive])
  const [tracker, setTracker] = useState<BehaviorTracker>()
  return (
    <TrackerContext value={tracker}>
      <a href="#main-content" className="skip button button-primary">
        {t('navigation.skip')}
      </a>
      <Bar
        onSearch={openSearch}
        account={(place, onFollow) => <AccountArea signIn={signIn} place={place} {...(onFollow && { onFollow })} />}
      />
      <FallbackNote />
      <main id="main-content" tabIndex={-1} className="outline-none">
        {/* Hydrated piece by piece, so that no single task keeps the visitor waiting. */}
        <Suspense>
          <Route path={route.pattern}>
            <Boundary key={path} instead={<LoadError />}>
              <PageOf key={route.name} route={route} onShown={onWhole} />
            </Boundary>
          </Route>
        </Suspense>
        {withAssistant.includes(route.name) && (
          <Suspense>
            <Assistant />
          </Suspense>
        )}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <SiteFigures hasCard={route.name === 'home'} path={path} />
      <Rest path={path} onTracker={setTracker} />
      {signIn.signInDialog}
      {searchDialog}
    </TrackerContext>
  )
}

/**
 * The pages for everybody: the assistant stays open from one to the other. The chat has a page of its own, and reports of
 * audits, which open beside the conversation, are about somebody else's website.
 */
const withAssistant: PageRoute['name'][] = isOn('chat')
  ? ['home', 'projects', 'caseStudy', 'skills', 'writing', 'privacy', 'imprint', 'notFound']
  : []

function Assistant() {
  const { openResume, resumeDialog } = useResumeDialog()
  return (
    <>
      <ChatButton onResume={openResume} />
      {resumeDialog}
    </>
  )
}

/** What nothing waits for (`deferred.tsx`). The frame stays, so nothing here is ever taken back. */
function Rest(props: Omit<ComponentProps<typeof DeferredParts>, 'offer'>) {
  const [Deferred, setDeferred] = useState<typeof DeferredParts>()
  const [offer, setOffer] = useState<InstallOffer>()
  useEffect(() => {
    const load = () => {
      // Without a connection only the service worker has it.
      if (!navigator.onLine && !navigator.serviceWorker?.controller) return
      import('./deferred.tsx').then(
        (module) => setDeferred(() => module.default),
        // Out of reach: it is tried again with the connection.
        () => {},
      )
    }
    setTimeout(load, DEFERRED_MS)
    addEventListener('online', load)
    // Browsers tell it once, maybe before there is anything to show it.
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      setOffer(event)
    })
  }, [])
  return Deferred && <Deferred {...props} offer={offer} />
}

/** Shows the page, or its skeleton while the code is on its way (see `transitions.ts`); once shown it stays its minimum time. */
function PageOf({ route, onShown }: { route: PageRoute; onShown(): void }) {
  const [Page, setPage] = useState(route.loaded)
  const [failed, setFailed] = useState(false)

  useEffect(onShown, [])
  useEffect(() => {
    if (Page || failed) return
    const shownAt = performance.now()
    let left = false
    route
      .load()
      .then((loaded) => {
        const rest = shownAt + route.skeletonMs - performance.now()
        window.setTimeout(() => left || setPage(() => loaded), Math.max(0, rest))
      })
      .catch(() => {
        if (!left) setFailed(true)
      })
    return () => {
      left = true
    }
  }, [Page, failed, route])

  if (Page) return <Page />
  if (failed) return <LoadError retry={() => setFailed(false)} />
  return <route.Skeleton />
}

/** What a browser does by itself when it loads a page: title, top of the page, and telling screen readers. */
function usePageChange(route: PageRoute, path: string): void {
  const { language, t, content } = useLanguage()
  const { announce } = useAnnouncer()
  const before = useRef(path)
  const isLoaded = useRef(true)

  useEffect(() => {
    // The page that was loaded has it all.
    if (isLoaded.current) {
      isLoaded.current = false
      return
    }
    let current = true
    const isCurrent = () => current
    const isOther = before.current !== path
    before.current = path
    if (isOther) {
      if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
      document.getElementById('main-content')?.focus({ preventScroll: true })
    }
    import('./shown-page.ts')
      .then(({ showPage }) => {
        const title = current
          ? showPage({ name: route.name, path, i18n: { language, t, content } }, isCurrent)
          : undefined
        if (title && isOther) announce(title)
      })
      .catch(() => {})
    return () => {
      current = false
    }
  }, [route.name, path, language, t, content, announce])
}
