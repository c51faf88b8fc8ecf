/** How Chromium is started for audits: quiet, without a trace, and with the filtering proxy as its only way out. */
import { Launcher } from 'chrome-launcher'

/** @param isRoot Chromium's own sandbox refuses to work for root; anybody else is protected by it. */
export const chromiumFlags = (proxyPort: number, isRoot: boolean): string[] => [
  ...Launcher.defaultFlags(),
  '--headless=new',
  '--disable-gpu',
  '--disable-breakpad',
  '--disable-dev-shm-usage',
  ...(isRoot ? ['--no-sandbox'] : []),
  `--proxy-server=http://127.0.0.1:${proxyPort}`,
  // Without it Chromium goes to localhost directly.
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  // Neither QUIC nor WebRTC would ask the proxy.
  '--disable-quic',
  // The same twice: browsers that know only one name of it take no notice of the other.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
]
