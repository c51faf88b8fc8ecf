// The site as an app: updates, installing it, and the connection. {{…}} is filled in.
import type { Translated } from '#content/translate.ts'

export const installable = {
  close: 'Close',
  update: {
    heading: 'New Version Available',
    text: 'It loads straight away. What you have written is kept.',
    now: 'Update Now',
    updating: 'Updating...',
  },
  install: {
    heading: 'Install app',
    text: 'This site on your home screen: it opens in a window of its own, and what you have read opens offline too.',
    install: 'Install',
    instructions: 'Instructions',
    steps: {
      share: 'Tap the Share button in Safari',
      add: 'Scroll down and tap “Add to Home Screen”',
      confirm: 'Tap “Add” to confirm',
    },
  },
  offline: {
    heading: 'You’re Offline',
    limited: 'Some features may be limited.',
    limitedSince: 'Some features may be limited. Last online: {{when}}',
    cached: 'Cached content is still available for browsing.',
    reload: 'Reload',
  },
  restored: {
    heading: 'Connection Restored',
    text: 'All features are now available.',
  },
  ago: {
    now: 'Just now',
    minutes_one: '{{count}} minute ago',
    minutes_other: '{{count}} minutes ago',
    hours_one: '{{count}} hour ago',
    hours_other: '{{count}} hours ago',
  },
}

export type InstallableWords = Translated<typeof installable>
