/** Chromium's flags for audits: quiet, without traces on disk, and with the filtering proxy as its only network. */

const MEBIBYTE = 2 ** 20

/** Far below the folder's limit (`ceilings.ts`), and several times what pages transfer. */
const CACHE_BYTES = 64 * MEBIBYTE
/**
 * A page's own limit, above the audit's memory limit: it matters only where memory cannot be watched. From 1 GB
 * on V8 collects garbage as without a limit, so measurements stay the same.
 */
const SCRIPT_HEAP_MIB = 1024

/** Disables background activity, which would distort the measurement or reveal the audit. */
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

/** No updates or prompts; hidden pages run at full speed. */
export const undisturbedFlags = [
  ...quiet,
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-hang-monitor',
  '--disable-ipc-flooding-protection',
  '--disable-prompt-on-repost',
  '--disable-renderer-backgrounding',
  // Its own trace would conflict with Lighthouse's.
  '--force-fieldtrials=*BackgroundTracing/default/',
  '--password-store=basic',
  '--use-mock-keychain',
]

export interface ChromiumOptions {
  profile: string
  proxyPort: number
  /** Chromium's sandbox does not work as root; it stays on for other users. */
  isRoot: boolean
}

export const chromiumFlags = ({ profile, proxyPort, isRoot }: ChromiumOptions): string[] => [
  ...undisturbedFlags,
  // No port: any user of the machine could connect to it and read files as this user.
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
  // Otherwise Chromium bypasses the proxy for localhost.
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  // QUIC and WebRTC would bypass the proxy.
  '--disable-quic',
  // Both names of the switch, because each browser knows only one.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  'about:blank',
]
