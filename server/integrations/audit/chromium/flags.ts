/** How Chromium is started for audits: quiet, without a trace, and with the filtering proxy as its only way out. */

const MEBIBYTE = 2 ** 20

/** Much below what the folder may hold (`ceilings.ts`), and several times what pages transfer. */
const CACHE_BYTES = 64 * MEBIBYTE
/**
 * A page's own limit, above what the audit's ceiling leaves it: it counts only where memory cannot be watched. From 1 GB
 * on V8 collects garbage as it does without a limit, so figures stay what they are.
 */
const SCRIPT_HEAP_MIB = 1024

/** What Chromium does of its own accord, which would be measured as the page's doing or tell others of the audit. */
const quiet = [
  '--disable-background-networking',
  '--disable-client-side-phishing-detection',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--propagate-iph-for-testing',
  `--disable-features=${[
    'AutofillServerCommunication',
    'CalculateNativeWinOcclusion',
    'CertificateTransparencyComponentUpdater',
    'DialMediaRouteProvider',
    'InterestFeedContentSuggestions',
    'MediaRouter',
    'OptimizationHints',
    'PrivacySandboxSettings4',
    // Lighthouse loses frames with it (GoogleChrome/lighthouse#16363).
    'RenderDocument',
    'Translate',
  ].join(',')}`,
]

/** Nothing is the browser's own doing; nor is a page slowed that nobody sees, or stopped to ask somebody. */
export const undisturbedFlags = [
  ...quiet,
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-hang-monitor',
  '--disable-ipc-flooding-protection',
  '--disable-prompt-on-repost',
  '--disable-renderer-backgrounding',
  // A trace of its own would be in the way of Lighthouse's.
  '--force-fieldtrials=*BackgroundTracing/default/',
  '--password-store=basic',
  '--use-mock-keychain',
]

export interface ChromiumOptions {
  profile: string
  proxyPort: number
  /** Chromium's own sandbox refuses to work for root; anybody else is protected by it. */
  isRoot: boolean
}

export const chromiumFlags = ({ profile, proxyPort, isRoot }: ChromiumOptions): string[] => [
  ...undisturbedFlags,
  // No port: anybody on the machine could connect to one, and read files as this user.
  '--remote-debugging-pipe',
  `--user-data-dir=${profile}`,
  '--headless=new',
  '--disable-gpu',
  '--disable-breakpad',
  '--disable-dev-shm-usage',
  ...(isRoot ? ['--no-sandbox'] : []),
  `--disk-cache-size=${CACHE_BYTES}`,
  `--media-cache-size=${CACHE_BYTES}`,
  `--js-flags=--max-old-space-size=${SCRIPT_HEAP_MIB}`,
  `--proxy-server=http://127.0.0.1:${proxyPort}`,
  // Without it Chromium goes to localhost directly.
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  // Neither QUIC nor WebRTC would ask the proxy.
  '--disable-quic',
  // The same twice: browsers that know only one name of it take no notice of the other.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  'about:blank',
]
