/** The frame of every page, and the page at the current address in it. */
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react'
import { type AroundNavHandler, Route, Router, useLocation } from 'wouter'
import { pageAddress } from '#contract/language.ts'
import type DeferredParts from './deferred.tsx'
import { AccountArea } from './features/accounts/account-area.tsx'
import { useSignIn } from './features/accounts/sign-in/use-sign-in.tsx'
import { SiteFigures } from './features/audit/site-figures.tsx'
import type { InstallOffer } from './features/installable/install-offer.ts'
import { Bar } from './features/navigation/bar.tsx'
import { Footer } from './features/navigation/footer.tsx'
import { useSearchDialog } from './features/search/use-search-dialog.tsx'
import { pageMeta } from './meta.ts'
import { type I18n, LanguageProvider, useLanguage, useT } from './platform/i18n.tsx'
import { showMeta } from './platform/page-meta.ts'
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

/** What nothing waits for (`later.tsx`). The frame stays, so nothing here is ever taken back. */
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

/** Skeletons appear only if the code takes longer than this, so that a fast page never flickers. */
const SKELETON_DELAY_MS = 300

/** Shows the page, or its skeleton while the code is on its way; once shown the skeleton stays its minimum time. */
function PageOf({ route, onShown }: { route: PageRoute; onShown(): void }) {
  const [Page, setPage] = useState(route.loaded)
  const [skeleton, setSkeleton] = useState(false)
  const [failed, setFailed] = useState(false)

  useEffect(onShown, [])
  useEffect(() => {
    if (Page || failed) return
    let shownAt: number | undefined
    let left = false
    const delay = window.setTimeout(() => {
      shownAt = performance.now()
      setSkeleton(true)
    }, SKELETON_DELAY_MS)
    route
      .load()
      .then((loaded) => {
        window.clearTimeout(delay)
        const rest = shownAt === undefined ? 0 : shownAt + route.skeletonMs - performance.now()
        window.setTimeout(() => left || setPage(() => loaded), Math.max(0, rest))
      })
      .catch(() => {
        window.clearTimeout(delay)
        if (!left) setFailed(true)
      })
    return () => {
      left = true
      window.clearTimeout(delay)
    }
  }, [Page, failed, route])

  if (Page) return <Page />
  if (failed) return <LoadError retry={() => setFailed(false)} />
  return skeleton ? <route.Skeleton /> : <div className="min-h-svh" />
}

/** What a browser does by itself when it loads a page: title, top of the page, and telling screen readers. */
function usePageChange(route: PageRoute, path: string): void {
  const i18n = useLanguage()
  const { announce } = useAnnouncer()
  const before = useRef(path)
  // What an article is called comes with the page.
  const { title, description } =
    route.name === 'writing' ? { title: '', description: '' } : pageMeta(i18n, route.name, path.split('/')[2])

  useEffect(() => {
    if (title) showMeta({ title, description }, pageAddress(window.location.origin, path, i18n.language))
  }, [title, description, path, i18n.language])

  const loaded = useRef(true)
  const { caseStudies } = i18n.content
  useEffect(() => {
    // The page that was loaded has it all.
    if (loaded.current || !navigator.onLine) {
      loaded.current = false
      return
    }
    let current = true
    const shown = { path, language: i18n.language, title, description, caseStudies }
    import('./platform/page-metadata.ts').then(({ showMetadata }) => showMetadata(shown, () => current)).catch(() => {})
    return () => {
      current = false
    }
  }, [path, i18n.language, title, description, caseStudies])

  useEffect(() => {
    if (before.current === path) return
    before.current = path
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
    if (title) announce(title)
    document.getElementById('main-content')?.focus({ preventScroll: true })
  }, [path, title, announce])
}
