/** What a browser offers that can install the site itself. Not in the standard yet, so not in TypeScript's types. */
export interface InstallOffer extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer
  }
}

/** iPhones and iPads have no such offer. Newer iPads call themselves Macs, which cannot be touched in several places. */
export const isAppleMobile = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
