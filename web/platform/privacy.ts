/** Whether the visitor's browser says not to be tracked: by Do Not Track, or Global Privacy Control that followed it. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}
