// The page that stands in for one that cannot be fetched and was not read before. {{…}} is filled in.
export const offlinePage = {
  title: 'Offline – {{name}}',
  heading: 'You’re offline',
  text: 'This page is not kept on this device, so it needs a connection. It loads by itself as soon as there is one.',
  kept: 'You can read these now:',
  retry: 'Try again',
}

export type OfflinePageMessages = typeof offlinePage
